import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// How large the built-in styles make what they present, and where they put it.
@MainActor @Suite struct PresentedSizeTests {
  private final class Judge: NSObject, UIAdaptivePresentationControllerDelegate {
    var style = UIModalPresentationStyle.formSheet

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
  }

  private let judge = Judge()
  private let space = CGSize(width: 700, height: 500)

  private func theatre(
    _ style: UIModalPresentationStyle,
    on device: Stage.Device
  ) -> Theatre {
    let theatre = Theatre(style, device: device)
    let popover = theatre.b.popoverPresentationController
    popover?.sourceView = theatre.a.view
    popover?.sourceRect = CGRect(x: 400, y: 500, width: 10, height: 10)
    return theatre
  }

  private func size(in theatre: Theatre) throws -> CGSize {
    let controller = try #require(theatre.b.presentationController)
    return controller.size(forChildContentContainer: theatre.b, withParentContainerSize: space)
  }

  struct Keeping: Sendable, CustomTestStringConvertible {
    let style: UIModalPresentationStyle
    let device: Stage.Device
    /// Nil for what follows its container.
    let size: CGSize?

    var testDescription: String { "\(style) on a screen of \(device.size.width) points" }
  }

  nonisolated static let keeping = [
    Keeping(style: .popover, device: .iPadPro11, size: CGSize(width: 320, height: 480)),
    Keeping(style: .formSheet, device: .iPadPro11, size: CGSize(width: 540, height: 620)),
    Keeping(style: .pageSheet, device: .iPadPro11, size: nil),
    Keeping(style: .fullScreen, device: .iPadPro11, size: nil),
    Keeping(style: .overFullScreen, device: .iPadPro11, size: nil),
    Keeping(style: .overCurrentContext, device: .iPadPro11, size: nil),
    Keeping(style: .popover, device: .iPhone15, size: nil),
    Keeping(style: .formSheet, device: .iPhone15, size: nil),
    Keeping(style: .pageSheet, device: .iPhone15, size: nil),
    Keeping(style: .fullScreen, device: .iPhone15, size: nil),
  ]

  @Test(.evidence(.inferred), arguments: keeping)
  func onlyPopoversAndFormSheetsOfPadsKeepTheirSize(row: Keeping) throws {
    let theatre = theatre(row.style, on: row.device)
    try theatre.present()
    let size = try size(in: theatre)
    #expect(size == row.size ?? space)
  }

  @Test(.evidence(.inferred)) func aFormSheetThatIsACardFollowsItsContainer() throws {
    let theatre = theatre(.formSheet, on: .iPhone15)
    theatre.b.presentationController?.delegate = judge
    try theatre.present()
    let controller = try #require(theatre.b.presentationController)
    #expect(controller.currentStyle == .formSheet && controller.isCard)
    let size = try size(in: theatre)
    #expect(size == space)
    let frame = controller.frameOfPresentedViewInContainerView
    #expect(frame == CGRect(x: 0, y: 59, width: 393, height: 793))
  }

  struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let style: UIModalPresentationStyle
    var width: CGFloat = 834
    var preferred = CGSize.zero
    var sizesPage = true
    var source: CGRect?
    let frame: CGRect
  }

  nonisolated static let places = [
    Place(
      testDescription: "a page",
      style: .pageSheet,
      frame: CGRect(x: 61, y: 20, width: 712, height: 1154)
    ),
    Place(
      testDescription: "a page of a narrower window",
      style: .pageSheet,
      width: 700,
      frame: CGRect(x: 20, y: 20, width: 660, height: 1154)
    ),
    Place(
      testDescription: "a page whose content prefers a size",
      style: .pageSheet,
      preferred: CGSize(width: 300, height: 400),
      frame: CGRect(x: 61, y: 20, width: 712, height: 1154)
    ),
    Place(
      testDescription: "a page of its content's size",
      style: .pageSheet,
      preferred: CGSize(width: 300, height: 400),
      sizesPage: false,
      frame: CGRect(x: 267, y: 397, width: 300, height: 400)
    ),
    Place(
      testDescription: "a page of its content's size, which has none",
      style: .pageSheet,
      sizesPage: false,
      frame: CGRect(x: 61, y: 20, width: 712, height: 1154)
    ),
    Place(
      testDescription: "a form",
      style: .formSheet,
      frame: CGRect(x: 147, y: 287, width: 540, height: 620)
    ),
    Place(
      testDescription: "a form of another width",
      style: .formSheet,
      preferred: CGSize(width: 300, height: 0),
      frame: CGRect(x: 267, y: 287, width: 300, height: 620)
    ),
    Place(
      testDescription: "a form of another height",
      style: .formSheet,
      preferred: CGSize(width: 0, height: 400),
      frame: CGRect(x: 147, y: 397, width: 540, height: 400)
    ),
    Place(
      testDescription: "a form larger than the screen",
      style: .formSheet,
      preferred: CGSize(width: 2000, height: 3000),
      frame: CGRect(x: 0, y: 0, width: 834, height: 1194)
    ),
    Place(
      testDescription: "a form over its source",
      style: .formSheet,
      source: CGRect(x: 500, y: 600, width: 40, height: 40),
      frame: CGRect(x: 250, y: 310, width: 540, height: 620)
    ),
    Place(
      testDescription: "a form whose source is near the corner",
      style: .formSheet,
      source: CGRect(x: 100, y: 200, width: 40, height: 40),
      frame: CGRect(x: 0, y: 0, width: 540, height: 620)
    ),
    Place(
      testDescription: "a form whose source is near the other corner",
      style: .formSheet,
      source: CGRect(x: 700, y: 1000, width: 40, height: 40),
      frame: CGRect(x: 294, y: 574, width: 540, height: 620)
    ),
  ]

  @Test(.evidence(.documented, .inferred), arguments: places)
  func sheetsOfPadsStandInTheMiddleOrOverTheirSource(place: Place) throws {
    let pad = Stage.Device(width: place.width, height: 1194, scale: 2, idiom: .pad)
    let theatre = theatre(place.style, on: pad)
    theatre.b.preferredContentSize = place.preferred
    let sheet = try #require(theatre.b.sheetPresentationController)
    sheet.prefersPageSizing = place.sizesPage
    if let source = place.source {
      let view = UIView(frame: source)
      theatre.a.view.addSubview(view)
      sheet.sourceView = view
    }
    try theatre.present()
    #expect(sheet.frameOfPresentedViewInContainerView == place.frame)
    #expect(theatre.b.view.convert(theatre.b.view.bounds, to: nil) == place.frame)
  }

  @Test(.evidence(.inferred)) func aPageStaysInsideTheSafeArea() throws {
    let theatre = theatre(.pageSheet, on: .iPadPro11)
    try theatre.present()
    let frame = theatre.b.presentationController?.frameOfPresentedViewInContainerView
    #expect(frame == CGRect(x: 61, y: 42, width: 712, height: 1110))
  }

  @Test(.evidence(.documented)) func aSourceOutsideTheWindowMovesNoSheet() throws {
    let theatre = theatre(.formSheet, on: .iPadPro11)
    let sheet = try #require(theatre.b.sheetPresentationController)
    let source = UIView(frame: CGRect(x: 500, y: 600, width: 40, height: 40))
    sheet.sourceView = source
    try theatre.present()
    #expect(sheet.frameOfPresentedViewInContainerView.minX == 147)
    theatre.a.view.addSubview(source)
    sheet.sourceView = source
    theatre.stage.advance(by: 0)
    #expect(theatre.b.view.convert(CGPoint.zero, to: nil) == CGPoint(x: 250, y: 310))
  }

  @Test(.evidence(.documented)) func anEdgeAttachedSheetIsNoWiderThanTheSafeArea() throws {
    let theatre = theatre(.pageSheet, on: .iPhone15)
    let sheet = try #require(theatre.b.sheetPresentationController)
    sheet.prefersEdgeAttachedInCompactHeight = true
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    theatre.b.preferredContentSize = CGSize(width: 1000, height: 100)
    try theatre.present()
    #expect(theatre.b.view.bounds.width == 393)
    try theatre.stage.record { theatre.stage.rotate(to: .landscapeLeft) }
    let frame = theatre.b.view.convert(theatre.b.view.bounds, to: nil)
    #expect(frame == CGRect(x: 59, y: 0, width: 734, height: 393))
  }

  /// What a delegate may answer in compact width, and what becomes of it.
  @Test(
    .evidence(.documented),
    arguments: [
      (.none, .popover), (.automatic, .pageSheet), (.fullScreen, .fullScreen),
      (.overFullScreen, .overFullScreen), (.pageSheet, .pageSheet), (.formSheet, .formSheet),
      (.currentContext, .pageSheet), (.overCurrentContext, .pageSheet), (.custom, .pageSheet),
      (.popover, .pageSheet),
    ] as [(UIModalPresentationStyle, UIModalPresentationStyle)]
  )
  func stylesThatCannotAdaptAreIgnored(
    answer: UIModalPresentationStyle,
    shown: UIModalPresentationStyle
  ) throws {
    let theatre = theatre(.popover, on: .iPhone15)
    let controller = try #require(theatre.b.presentationController)
    judge.style = answer
    controller.delegate = judge
    let upright = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
    ])
    #expect(controller.style(in: upright) == shown)
    let told = controller.adaptivePresentationStyle(for: upright)
    #expect(told == (shown == .popover ? UIModalPresentationStyle.none : shown))
  }

  @Test(.evidence(.documented)) func screenStylesAskNobody() throws {
    let theatre = theatre(.currentContext, on: .iPhone15)
    let controller = try #require(theatre.b.presentationController)
    controller.delegate = judge
    #expect(controller.style(in: theatre.a.traitCollection) == .currentContext)
  }
}
