import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What the panels of sheets and popovers look like.
@MainActor @Suite struct PanelLookTests {
  private let theatre = Theatre(.popover, device: .iPadPro11)

  private class Backing: UIPopoverBackgroundView {
    override class func contentViewInsets() -> UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    override class func arrowHeight() -> CGFloat { 20 }
  }

  private final class AngularBacking: Backing {
    override class var wantsDefaultContentAppearance: Bool { false }
  }

  /// Content of 200 by 150 points.
  private func present(
    at source: CGRect,
    _ direction: UIPopoverArrowDirection,
    _ background: UIPopoverBackgroundView.Type? = nil
  ) throws -> PresentationPanel {
    let popover = try #require(theatre.b.popoverPresentationController)
    theatre.b.preferredContentSize = CGSize(width: 200, height: 150)
    popover.sourceView = theatre.a.view
    popover.sourceRect = source
    popover.permittedArrowDirections = direction
    if let background { popover.popoverBackgroundViewClass = background }
    try theatre.present(animated: false)
    return try #require(popover.chrome.panel)
  }

  private func shape(of panel: PresentationPanel) throws -> CAShapeLayer {
    try #require(panel.layer.sublayers?.lazy.compactMap { $0 as? CAShapeLayer }.first)
  }

  struct Outline: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let direction: UIPopoverArrowDirection
    var source = CGRect(x: 400, y: 600, width: 20, height: 20)
    let size: CGSize
    /// Near the tip, and on both sides two points above the arrow's base.
    let inside: [CGPoint]
    let outside: [CGPoint]
  }

  private nonisolated static func points(_ places: (CGFloat, CGFloat)...) -> [CGPoint] {
    places.map { CGPoint(x: $0.0, y: $0.1) }
  }

  nonisolated static let outlines = [
    Outline(
      testDescription: "up",
      direction: .up,
      size: CGSize(width: 200, height: 163),
      inside: points((100, 1), (90, 11), (110, 11), (100, 162)),
      outside: points((88, 11), (112, 11), (1, 14), (199, 14))
    ),
    Outline(
      testDescription: "down",
      direction: .down,
      size: CGSize(width: 200, height: 163),
      inside: points((100, 162), (90, 152), (110, 152), (100, 1)),
      outside: points((88, 152), (112, 152), (1, 149), (199, 149))
    ),
    Outline(
      testDescription: "left",
      direction: .left,
      size: CGSize(width: 213, height: 150),
      inside: points((1, 75), (11, 65), (11, 85), (212, 75)),
      outside: points((11, 63), (11, 87), (14, 1), (14, 149))
    ),
    Outline(
      testDescription: "right",
      direction: .right,
      size: CGSize(width: 213, height: 150),
      inside: points((212, 75), (202, 65), (202, 85), (1, 75)),
      outside: points((202, 63), (202, 87), (199, 1), (199, 149))
    ),
    Outline(
      testDescription: "up, near the left edge",
      direction: .up,
      source: CGRect(x: 12, y: 600, width: 10, height: 20),
      size: CGSize(width: 200, height: 163),
      inside: points((26, 1), (16, 11), (36, 11)),
      outside: points((14, 11), (38, 11))
    ),
    Outline(
      testDescription: "up, near the right edge",
      direction: .up,
      source: CGRect(x: 812, y: 600, width: 10, height: 20),
      size: CGSize(width: 200, height: 163),
      inside: points((174, 1), (164, 11), (184, 11)),
      outside: points((162, 11), (186, 11))
    ),
    Outline(
      testDescription: "left, near the upper edge",
      direction: .left,
      source: CGRect(x: 400, y: 36, width: 20, height: 10),
      size: CGSize(width: 213, height: 150),
      inside: points((1, 26), (11, 16), (11, 36)),
      outside: points((11, 14), (11, 38))
    ),
    Outline(
      testDescription: "right, near the lower edge",
      direction: .right,
      source: CGRect(x: 400, y: 1150, width: 20, height: 10),
      size: CGSize(width: 213, height: 150),
      inside: points((212, 124), (202, 114), (202, 134)),
      outside: points((202, 112), (202, 136))
    ),
  ]

  /// An arrow of 26 points at its base and 13 from there to its tip, clear of the round corners.
  @Test(.evidence(.inferred), arguments: outlines)
  func aPopoversArrowTouchesTheEdgeOfItsPanel(outline: Outline) throws {
    let panel = try present(at: outline.source, outline.direction)
    #expect(panel.bounds.size == outline.size)
    let path = try #require(try shape(of: panel).path)
    let box = path.boundingBoxOfPath
    #expect(box.insetBy(dx: -1e-6, dy: -1e-6).contains(panel.bounds))
    #expect(panel.bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(box))
    for point in outline.inside { #expect(path.contains(point), "\(point)") }
    for point in outline.outside { #expect(!path.contains(point), "\(point)") }
  }

  @Test(.evidence(.inferred)) func aPopoverHasRoundCornersAndASoftShadow() throws {
    let panel = try present(at: CGRect(x: 400, y: 600, width: 20, height: 20), .up)
    let shape = try shape(of: panel)
    #expect(panel.clip.layer.cornerRadius == 13 && panel.clip.clipsToBounds)
    #expect(panel.layer.shadowOpacity == 0.2 && panel.layer.shadowRadius == 24)
    #expect(panel.layer.shadowOffset == .zero && panel.layer.shadowPath == shape.path)
    #expect(shape.frame == panel.bounds && panel.layer.sublayers?.first === shape)
    #expect(shape.fillColor == UIColor.systemGreen.cgColor)
    let dimming = try #require(theatre.b.popoverPresentationController?.chrome.dimming)
    #expect(dimming.backgroundColor == .clear && dimming.frame == theatre.stage.window.bounds)
  }

  @Test(.evidence(.documented)) func aPopoversOwnColorComesFirst() throws {
    theatre.b.popoverPresentationController?.backgroundColor = .red
    let panel = try present(at: CGRect(x: 400, y: 600, width: 20, height: 20), .up)
    #expect(try shape(of: panel).fillColor == UIColor.red.cgColor)
  }

  @Test(.evidence(.documented)) func aBackgroundOfItsOwnIsToldWhereTheArrowIs() throws {
    let source = CGRect(x: 20, y: 500, width: 20, height: 20)
    let panel = try present(at: source, .up, Backing.self)
    let backing = try #require(panel.subviews.first as? Backing)
    #expect(panel.frame == CGRect(x: 10, y: 520, width: 206, height: 174))
    #expect(backing.frame == panel.bounds && panel.subviews == [backing, panel.clip])
    #expect(backing.arrowDirection == .up && backing.arrowOffset == -83)
    let content = theatre.b.view.convert(theatre.b.view.bounds, to: nil)
    #expect(content == CGRect(x: 12, y: 541, width: 200, height: 150))
    #expect(panel.clip.layer.cornerRadius == 13 && panel.layer.shadowOpacity == 0)
    panel.setNeedsLayout()
    theatre.stage.advance(by: 0)
    #expect(panel.subviews == [backing, panel.clip])
  }

  @Test(.evidence(.documented)) func aBackgroundMayLeaveTheCornersAlone() throws {
    let source = CGRect(x: 20, y: 40, width: 20, height: 20)
    let panel = try present(at: source, .left, AngularBacking.self)
    let backing = try #require(panel.subviews.first as? AngularBacking)
    #expect(panel.frame == CGRect(x: 40, y: 34, width: 226, height: 154))
    #expect(backing.arrowDirection == .left && backing.arrowOffset == -61)
    #expect(panel.clip.layer.cornerRadius == 0)
  }

  private static let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  private static let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]

  /// A card reaches the lower edge of the screen; the sheet of a pad floats.
  @Test(.evidence(.reported), arguments: [true, false])
  func aCardIsRoundAtItsTopAlone(isCard: Bool) throws {
    let theatre = Theatre(.formSheet, device: isCard ? .iPhone15 : .iPadPro11)
    theatre.b.sheetPresentationController?.prefersGrabberVisible = true
    try theatre.present()
    let panel = try #require(theatre.b.presentationController?.chrome.panel)
    let layer = panel.clip.layer
    #expect(layer.maskedCorners == (isCard ? Self.upper : Self.upper.union(Self.lower)))
    #expect(layer.cornerRadius == 10 && panel.clip.frame == panel.bounds)
    // Only a card can be dragged between heights.
    #expect(panel.subviews.count == (isCard ? 2 : 1))
  }

  @Test(.evidence(.measured, .reported)) func theScreenBehindASheetIsDarkened() throws {
    let color = DimmingView.sheetColor
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    #expect(color.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.2))
    #expect(color.resolvedColor(with: dark) == UIColor(white: 0, alpha: 0.48))
  }

  @Test(.evidence(.documented)) func sheetsAndPopoversStartWithTheirDefaults() throws {
    let popover = try #require(theatre.b.popoverPresentationController)
    #expect(popover.permittedArrowDirections == .any && popover.arrowDirection == .unknown)
    #expect(popover.sourceRect.isNull && !popover.canOverlapSourceViewRect)
    let margins = popover.popoverLayoutMargins
    #expect([margins.top, margins.left, margins.bottom, margins.right] == [10, 10, 10, 10])
    #expect(popover.passthroughViews == nil && popover.backgroundColor == nil)
    let sheet = popover.adaptiveSheetPresentationController
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(!sheet.prefersGrabberVisible && sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(!sheet.prefersEdgeAttachedInCompactHeight && sheet.prefersPageSizing)
    #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    #expect(sheet.selectedDetentIdentifier == nil && sheet.preferredCornerRadius == nil)
    #expect(popover.adaptiveSheetPresentationController === sheet && popover.sheet === sheet)
  }

  /// A detent is a whole number of pixels, and the smaller of it and the sheet's largest height.
  @Test(
    .evidence(.measured),
    arguments: [
      (759, 3, 425), (637, 2, 356.5), (101, 1, 57), (101, 2, 56.5), (100, 0, 56),
    ] as [(CGFloat, CGFloat, CGFloat)]
  )
  func theMediumDetentIsAWholeNumberOfPixels(largest: CGFloat, scale: CGFloat, height: CGFloat) {
    let space = UISheetPresentationController.DetentSpace(
      containerTraitCollection: UITraitCollection(displayScale: scale),
      maximumDetentValue: largest
    )
    let resolved = UISheetPresentationController.Detent.medium().resolve(space)
    #expect(resolved == height)
  }
}
