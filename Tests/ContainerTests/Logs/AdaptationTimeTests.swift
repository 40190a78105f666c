import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules presentation.adaptation-* and presentation.popover: whole logs with their times.
@MainActor
@Suite struct AdaptationTimeTests {
  /// Notes what it is asked, the question of the style once in a row.
  private final class Judge: NSObject, UIPopoverPresentationControllerDelegate {
    var wraps = false
    var allows = true
    private func note(_ name: String) {
      let stage = Stage.current
      if name != "style" || stage.log.last?.name != name { stage.note("Judge", name) }
    }
    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      note("style")
      return .automatic
    }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      note("wrap for \(style)")
      return wraps ? Nav(rootViewController: controller.presentedViewController) : nil
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { note("will be \(style)") }
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { note("prepare") }
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
      note("should")
      return allows
    }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { note("did") }
  }

  private let judge = Judge()
  private let a = A()
  private let b = B()

  private func open(
    _ style: UIModalPresentationStyle,
    on device: Stage.Device,
    _ orientation: UIInterfaceOrientation = .portrait
  ) -> Stage {
    let stage = Stage(device: device)
    if orientation != .portrait { stage.rotate(to: orientation) }
    stage.advance(by: 1)
    stage.show(a)
    b.modalPresentationStyle = style
    b.popoverPresentationController?.sourceView = a.view
    b.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 500, width: 10, height: 10)
    b.popoverPresentationController?.delegate = judge
    stage.advance(by: 1)
    return stage
  }

  private func heard(_ stage: Stage, _ body: () -> Void) throws -> [String] {
    try stage.timed(of: body).filter { [" A.", " B.", "Judge"].contains(where: $0.contains) }
      .filter { !$0.contains("presents") && !$0.contains("dismisses") }
  }

  // MARK: Styles

  private static let covering = [
    "0 B.didLoad", "0 A.willDisappear(t)", "0 B.willAppear(t)", "500 B.didAppear(t)",
    "500 A.didDisappear(t)",
  ]
  private static let standingOver = ["0 B.didLoad", "0 B.willAppear(t)", "500 B.didAppear(t)"]

  private struct Row: CustomTestStringConvertible {
    let style: UIModalPresentationStyle
    /// Whether the presenter leaves: on an upright phone, on a lying one, on a pad.
    let covers: [Bool]
    var testDescription: String { "\(style)" }
  }

  private nonisolated static let table = [
    Row(style: .fullScreen, covers: [true, true, true]),
    Row(style: .overFullScreen, covers: [false, false, false]),
    Row(style: .currentContext, covers: [true, true, true]),
    Row(style: .overCurrentContext, covers: [false, false, false]),
    Row(style: .pageSheet, covers: [false, true, false]),
    Row(style: .formSheet, covers: [false, true, false]),
    Row(style: .popover, covers: [false, true, false]),
  ]

  @Test(.rule("presentation.adaptation-table", .reported), arguments: table)
  private func `who hears what of each style on each device`(
    row: Row
  ) throws {
    let places: [(Stage.Device, UIInterfaceOrientation)] = [
      (.iPhone15, .portrait), (.iPhone15, .landscapeLeft), (.iPadPro11, .portrait),
    ]
    for (place, covers) in zip(places, row.covers) {
      let test = AdaptationTimeTests()
      let stage = test.open(row.style, on: place.0, place.1)
      let log = try test.heard(stage) { test.a.present(test.b, animated: true) }
      let calls = covers ? Self.covering : Self.standingOver
      // [I] A popover dissolves.
      let isArrow = row.style == .popover && place.0.idiom == .pad
      let line = calls.map { isArrow ? $0.replacingOccurrences(of: "500", with: "350") : $0 }
      #expect(log.filter { !$0.contains("Judge") } == line)
    }
  }

  // MARK: The delegate

  @Test(.rule("presentation.adaptation-delegate", .documented))
  func `on a phone: style, wrapper, announcement, then the presentation`() throws {
    judge.wraps = true
    let stage = open(.popover, on: .iPhone15)
    let log = try heard(stage) { a.present(b, animated: true) }
    #expect(
      log == [
        "0 Judge.style", "0 Judge.wrap for pageSheet", "0 B.willMove(Nav)", "0 B.didMove(Nav)",
        "0 Judge.will be pageSheet", "0 B.didLoad", "0 B.willAppear(t)", "500 B.didAppear(t)",
      ]
    )
  }

  @Test(.rule("presentation.adaptation-delegate", .documented))
  func `asked again when the window gets narrow, and wide again`() throws {
    judge.wraps = true
    let stage = open(.popover, on: .iPadPro11)
    try stage.record { a.present(b, animated: false) }
    let narrow = try heard(stage) { stage.resize(to: CGSize(width: 400, height: 1194)) }
    #expect(
      narrow.filter { $0.contains("Judge") || $0.contains("Move") } == [
        "0 Judge.style", "0 Judge.wrap for pageSheet", "0 B.willMove(Nav)", "0 B.didMove(Nav)",
        "0 Judge.will be pageSheet",
      ]
    )
    #expect(b.navigationController?.presentingViewController === a)
    let wide = try heard(stage) { stage.resize(to: CGSize(width: 834, height: 1194)) }
    #expect(
      wide.filter { $0.contains("Judge") || $0.contains("Move") } == [
        "0 Judge.style", "0 Judge.will be none", "0 B.willMove(nil)", "0 B.didMove(nil)",
      ]
    )
    #expect(b.navigationController == nil && b.presentingViewController === a)
  }

  // MARK: Popovers

  @Test(.rule("presentation.popover", .documented))
  func `a popover is prepared, comes, and leaves at a tap beside it`() throws {
    let stage = open(.popover, on: .iPadPro11)
    let log = try heard(stage) { a.present(b, animated: true) }
    #expect(
      log == [
        "0 Judge.style", "0 Judge.prepare", "0 B.didLoad", "0 Judge.will be none",
        "0 B.willAppear(t)", "350 B.didAppear(t)",
      ]
    )
    judge.allows = false
    let beside = CGPoint(x: 20, y: 1100)
    #expect(try heard(stage) { stage.tap(at: beside) } == ["0 Judge.should"])
    judge.allows = true
    let then = try heard(stage) { stage.tap(at: beside) }
    #expect(
      then == [
        "0 Judge.should", "0 B.willDisappear(t)", "350 B.didDisappear(t)", "350 Judge.did",
      ]
    )
  }

  @Test(.rule("presentation.popover", .documented))
  func `what code dismisses, the delegate hears nothing of`() throws {
    let stage = open(.popover, on: .iPadPro11)
    try stage.record { a.present(b, animated: false) }
    let log = try heard(stage) { a.dismiss(animated: true) }
    #expect(
      log == [
        "0 B.willDisappear(t)", "350 B.didDisappear(t)",
      ]
    )
  }

  @Test(.rule("presentation.popover", .reported))
  func `nothing to point at is an exception, and nobody hears anything`() throws {
    let stage = open(.popover, on: .iPadPro11)
    b.popoverPresentationController?.sourceView = nil
    let mark = stage.log.count
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { a.present(b, animated: true) }
    }
    #expect(!stage.log[mark...].contains { $0.subject == "B" })
    #expect(a.presentedViewController == nil)
  }
}
