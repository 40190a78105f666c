import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules presentation.adaptation-table, presentation.adaptation-delegate and
/// presentation.popover on phones and pads, with what the delegate hears.
@MainActor
@Suite struct PopoverRuleTests {
  private final class Judge: NSObject, UIPopoverPresentationControllerDelegate {
    var heard: [String] = []
    var allows = true
    var style: UIModalPresentationStyle?
    var wraps = false

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      heard.append("style")
      return style ?? .automatic
    }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      heard.append("wrap")
      return wraps ? Nav(rootViewController: controller.presentedViewController) : nil
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { heard.append("will \(style == .none ? "none" : "adapted")") }
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { heard.append("prepare") }
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
      heard.append("should")
      return allows
    }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { heard.append("did") }

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
  }

  private let judge = Judge()
  private let a = A()
  private let b = B()

  private func open(_ device: Stage.Device) throws -> Stage {
    let stage = Stage(device: device)
    stage.show(a)
    b.modalPresentationStyle = .popover
    b.popoverPresentationController?.sourceView = a.view
    b.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 500, width: 10, height: 10)
    b.popoverPresentationController?.delegate = judge
    try stage.record { a.present(b, animated: true) }
    return stage
  }

  @Test(.rule("presentation.popover", .documented))
  func `the delegate prepares before it shows, and hears only of the user's taps`()
    throws
  {
    let stage = try open(.iPadPro11)
    #expect(judge.take().filter { ["prepare", "should", "did"].contains($0) } == ["prepare"])
    judge.allows = false
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 1100)) }
    #expect(judge.take() == ["should"])
    #expect(a.presentedViewController === b)
    judge.allows = true
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 1100)) }
    #expect(judge.take() == ["should", "did"])
    #expect(a.presentedViewController == nil)
    b.popoverPresentationController?.sourceView = a.view
    b.popoverPresentationController?.delegate = judge
    try stage.record { a.present(b, animated: true) }
    _ = judge.take()
    try stage.record { a.dismiss(animated: true) }
    #expect(judge.take().isEmpty)
  }

  @Test(.rule("presentation.popover", .reported))
  func `without a size of its own it is 320 points wide`() throws {
    _ = try open(.iPadPro11)
    #expect(b.view.bounds.width == 320)
  }

  @Test(
    .rule("presentation.popover", .documented),
    arguments: [
      UIPopoverArrowDirection.up, .down, .left, .right,
    ]
  )
  func `the arrow points where it may`(direction: UIPopoverArrowDirection) throws {
    let stage = Stage(device: .iPadPro11)
    stage.show(a)
    b.modalPresentationStyle = .popover
    b.preferredContentSize = CGSize(width: 200, height: 150)
    let popover = try #require(b.popoverPresentationController)
    popover.sourceView = a.view
    popover.sourceRect = CGRect(x: 400, y: 600, width: 20, height: 20)
    popover.permittedArrowDirections = direction
    try stage.record { a.present(b, animated: false) }
    #expect(popover.arrowDirection == direction)
    let frame = b.view.convert(b.view.bounds, to: nil)
    let rect = popover.sourceRect
    switch direction {
    case .up: #expect(frame.minY >= rect.maxY)
    case .down: #expect(frame.maxY <= rect.minY)
    case .left: #expect(frame.minX >= rect.maxX)
    default: #expect(frame.maxX <= rect.minX)
    }
    #expect(frame.size == CGSize(width: 200, height: 150))
  }

  @Test(
    .evidence(.reported),
    arguments: [
      (CGPoint(x: 400, y: 600), CGPoint(x: 310, y: 535)),
      (CGPoint(x: 0, y: 600), CGPoint(x: 10, y: 535)),
    ]
  )
  func `without a direction it has no arrow and covers its source`(
    source: CGPoint,
    origin: CGPoint
  ) throws {
    let stage = Stage(device: .iPadPro11)
    stage.show(a)
    b.modalPresentationStyle = .popover
    b.preferredContentSize = CGSize(width: 200, height: 150)
    let popover = try #require(b.popoverPresentationController)
    popover.sourceView = a.view
    popover.sourceRect = CGRect(origin: source, size: CGSize(width: 20, height: 20))
    popover.permittedArrowDirections = []
    try stage.record { a.present(b, animated: false) }
    #expect(popover.arrowDirection.isEmpty)
    let frame = b.view.convert(b.view.bounds, to: nil)
    #expect(frame == CGRect(origin: origin, size: CGSize(width: 200, height: 150)))
    let panel = try #require(popover.chrome.panel)
    #expect(panel.bounds.size == frame.size)
  }

  private func present(
    _ stage: Stage,
    _ prepare: (UIPopoverPresentationController) -> Void
  ) throws {
    stage.show(a)
    b.modalPresentationStyle = .popover
    b.preferredContentSize = CGSize(width: 200, height: 150)
    let popover = try #require(b.popoverPresentationController)
    prepare(popover)
    try stage.record { a.present(b, animated: false) }
  }

  @Test(.rule("presentation.popover-source", .documented))
  func `a popover follows its source view`() throws {
    let (stage, source) = (Stage(device: .iPadPro11), UIView())
    source.frame = CGRect(x: 400, y: 600, width: 20, height: 20)
    try present(stage) {
      a.view.addSubview(source)
      $0.sourceView = source
    }
    let before = b.view.convert(b.view.bounds, to: nil)
    source.frame.origin = CGPoint(x: 420, y: 300)
    stage.advance(by: 0)
    #expect(b.view.convert(b.view.bounds, to: nil) == before.offsetBy(dx: 20, dy: -300))
  }

  @Test(.rule("presentation.popover-source", .documented), arguments: [false, true])
  func `where there is too little room it may overlap its source`(overlaps: Bool) throws {
    try present(Stage(device: .iPadPro11)) {
      $0.sourceView = a.view
      $0.sourceRect = CGRect(x: 0, y: 100, width: 834, height: 950)
      $0.permittedArrowDirections = .up
      $0.canOverlapSourceViewRect = overlaps
    }
    let frame = b.view.convert(b.view.bounds, to: nil)
    // 20 points of safe area and a margin of 10 at the bottom.
    #expect(frame.maxY == 1164)
    #expect(frame.height == (overlaps ? 150 : 1164 - 1050 - PopoverPlacement.arrowHeight))
  }

  @Test(.evidence(.documented))
  func `a change of the preferred size is animated`() throws {
    let stage = Stage(device: .iPadPro11)
    try present(stage) {
      $0.sourceView = a.view
      $0.sourceRect = CGRect(x: 400, y: 100, width: 20, height: 20)
    }
    let panel = try #require(b.popoverPresentationController?.chrome.panel)
    var height: CGFloat = 0
    stage.schedule(at: 0.1) { height = panel.layer.presentation()?.bounds.height ?? 0 }
    let film = try stage.record { b.preferredContentSize = CGSize(width: 200, height: 250) }
    #expect(film.duration == 0.5)
    #expect(abs(height - (150 + PopoverPlacement.arrowHeight + 100 * 0.54478)) < 0.1)
    #expect(b.view.bounds.size == CGSize(width: 200, height: 250))
    let other = try stage.record { b.preferredContentSize = CGSize(width: 0, height: 200) }
    #expect(other.duration == 0)
    #expect(b.view.bounds.size == CGSize(width: 320, height: 200))
  }

  @Test(.rule("presentation.popover-source", .documented))
  func `the source item is no source view, and comes first`() throws {
    let (view, item) = (UIView(), UIView())
    let popover = UIPopoverPresentationController(presentedViewController: b, presenting: a)
    popover.sourceView = view
    popover.sourceItem = item
    #expect(popover.sourceView === view && popover.sourceItem as? UIView === item)
    #expect(popover.anchor === item)
    popover.sourceItem = nil
    #expect(popover.sourceView === view && popover.anchor === view)
  }

  @Test(.rule("presentation.popover", .documented))
  func `inside a popover a context presentation may only cover`() throws {
    let stage = try open(.iPadPro11)
    b.definesPresentationContext = true
    let c = C()
    c.modalPresentationStyle = .overCurrentContext
    c.modalTransitionStyle = .crossDissolve
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { b.present(c, animated: true) }
    }
    c.modalTransitionStyle = .coverVertical
    try stage.record { b.present(c, animated: true) }
    #expect(b.presentedViewController === c)
  }

  @Test(.rule("presentation.adaptation-delegate", .documented))
  func `on a phone: the style, a wrapper, then the announcement`() throws {
    judge.wraps = true
    let stage = try open(.iPhone15)
    let order = judge.take().filter { ["style", "wrap", "will adapted"].contains($0) }
    let firsts = order.enumerated().filter { !order[..<$0.offset].contains($0.element) }
    #expect(firsts.map(\.element) == ["style", "wrap", "will adapted"])
    #expect(b.navigationController != nil)
    #expect(a.presentedViewController === b.navigationController)
    try stage.record { a.dismiss(animated: true) }
    #expect(a.presentedViewController == nil)
  }

  @Test(.rule("presentation.adaptation-delegate", .documented))
  func `fullScreen may be asked for, and the presenter goes`() throws {
    judge.style = .fullScreen
    let stage = try open(.iPhone15)
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(a.view.window == nil)
    try stage.record { a.dismiss(animated: true) }
    #expect(a.view.window != nil)
  }

  @Test(
    .rule("presentation.adaptation-table", .reported),
    arguments: [
      (UIModalPresentationStyle.pageSheet, CGFloat(59)), (.formSheet, 59), (.popover, 59),
      (.fullScreen, 0), (.overFullScreen, 0), (.overCurrentContext, 0), (.currentContext, 0),
    ]
  )
  func `on an upright phone sheets and popovers are cards, others fill the screen`(
    style: UIModalPresentationStyle,
    top: CGFloat
  ) throws {
    let stage = Stage(device: .iPhone15)
    stage.show(a)
    b.modalPresentationStyle = style
    b.popoverPresentationController?.sourceView = a.view
    try stage.record { a.present(b, animated: true) }
    #expect(b.view.convert(b.view.bounds, to: nil).minY == top)
    #expect(b.view.bounds.width == 393)
  }
}
