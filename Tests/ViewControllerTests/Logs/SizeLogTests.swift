import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules size.* as whole logs.
@MainActor @Suite struct SizeLogTests {
  let stage = Stage(device: .iPhone15)
  let log: Log
  let a: Diary
  let b: Diary

  init() {
    log = Log(stage)
    (a, b) = (Diary("A", log), Diary("B", log))
    stage.show(a)
    stage.advance(by: 0)
    _ = log.take()
  }

  private func firsts(_ lines: [String]) -> [String] {
    lines.enumerated().filter { !lines[..<$0.offset].contains($0.element) }.map(\.element)
  }

  @Test(.rule("size.traits-before-size", .inferred))
  func aRotationFromBeginningToEnd() throws {
    a.hearsLayout = true
    try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(
      firsts(log.take()) == [
        "0 A.willTransition(wC hC)", "0 A.willTransition(852×393)", "0 A.willLayout",
        "0 A.didLayout", "0 A.traitsDidChange(wC hR→wC hC)", "0 A.alongside", "300 A.completion",
      ]
    )
  }

  @Test(.rule("size.forwarding", .documented, .inferred))
  func childrenAndWhatIsPresentedHearAfterTheirOwners() throws {
    let c = Diary("C", log)
    a.addChild(c)
    c.view.frame = a.view.bounds
    c.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    a.view.addSubview(c.view)
    c.didMove(toParent: a)
    b.modalPresentationStyle = .overFullScreen
    try stage.record { a.present(b, animated: true) }
    _ = log.take()
    try stage.record { stage.rotate(to: .landscapeLeft) }
    let told = log.take().filter { $0.contains(".willTransition") }
    // Their own calls come after super's, which forwards.
    #expect(
      told == [
        "0 C.willTransition(wC hC)", "0 B.willTransition(wC hC)", "0 A.willTransition(wC hC)",
        "0 C.willTransition(852×393)", "0 B.willTransition(852×393)",
        "0 A.willTransition(852×393)",
      ]
    )
  }

  @Test(.rule("size.traits-before-size", .documented))
  func whoKeepsItsSizeClassesIsNotTold() throws {
    let c = Diary("C", log)
    a.addChild(c)
    a.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .regular), forChild: c)
    c.view.frame = a.view.bounds
    a.view.addSubview(c.view)
    c.didMove(toParent: a)
    stage.advance(by: 0)
    _ = log.take()
    try stage.record { stage.rotate(to: .landscapeLeft) }
    let lines = log.take()
    #expect(lines.contains("0 A.willTransition(wC hC)"))
    #expect(!lines.contains { $0.contains("C.willTransition(w") || $0.contains("C.traits") })
    #expect(c.traitCollection.verticalSizeClass == .regular)
  }

  @Test(.rule("size.covered-and-launch", .reported))
  func noSizeIsToldAtLaunchOrOfAPresentation() throws {
    b.modalPresentationStyle = .fullScreen
    try stage.record { a.present(b, animated: true) }
    #expect(!log.take().contains { $0.contains("ransition(") || $0.contains("traits") })
  }

  @Test(.rule("size.traits-before-size", .documented, .inferred))
  func aPresentationControllerHearsOfBoth() throws {
    final class Hearing: UIPresentationController {
      var log: Log?
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        log?.write("pc.willTransition(\(newCollection.classes))")
      }
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log?.write("pc.willTransition(\(Int(size.width))×\(Int(size.height)))")
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        log?.write("pc.traits(\(traitCollection.classes))")
      }
    }
    let director = Director()
    director.makesController = { [log] in
      let made = Hearing(presentedViewController: $0, presenting: $1)
      made.log = log
      return made
    }
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = director
    try stage.record { a.present(b, animated: true) }
    _ = log.take()
    try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(
      log.take().filter { $0.contains("pc.") } == [
        "0 pc.willTransition(wC hC)", "0 pc.willTransition(852×393)", "0 pc.traits(wC hC)",
      ]
    )
  }

  @Test(.rule("coordinator.alongside", .documented))
  func whatComesTooLateIsRefused() throws {
    final class Late: UIViewController {
      var answers: [Bool] = []
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        let inTime = coordinator.animate(alongsideTransition: { [self] _ in
          let late = coordinator.animate(alongsideTransition: { _ in })
          answers.append(late)
        })
        answers.append(inTime)
      }
    }
    let late = Late()
    stage.show(late)
    try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(late.answers == [true, false])
  }

  // MARK: Narrow panels on pads

  @MainActor struct Pad {
    let stage = Stage(device: .iPadPro11)
    let log: Log
    let root: Diary
    let panel: Diary

    init(_ style: UIModalPresentationStyle) throws {
      log = Log(stage)
      (root, panel) = (Diary("A", log), Diary("B", log))
      stage.show(root)
      panel.modalPresentationStyle = style
      point(panel, from: root)
      try stage.record { root.present(panel, animated: true) }
      _ = log.take()
    }

    func point(_ shown: UIViewController, from presenter: UIViewController) {
      shown.popoverPresentationController?.sourceView = presenter.view
      shown.popoverPresentationController?.sourceRect = CGRect(x: 90, y: 90, width: 20, height: 20)
    }
  }

  nonisolated static let widths: [(UIModalPresentationStyle, String)] = [
    (.formSheet, "wC hR"), (.popover, "wC hR"), (.pageSheet, "wR hR"), (.fullScreen, "wR hR"),
    (.overFullScreen, "wR hR"), (.custom, "wR hR"),
  ]

  /// Form sheets and popovers are compact across, though the screen is not.
  @Test(.rule("size.classes-by-device", .reported), arguments: widths)
  func howWideEachStyleIsOnAPad(style: UIModalPresentationStyle, classes: String) throws {
    let pad = try Pad(style)
    #expect(pad.panel.traitCollection.classes == classes)
    #expect(pad.panel.view.traitCollection.classes == classes)
    #expect(pad.root.traitCollection.classes == "wR hR")
    #expect(pad.stage.faults.isEmpty)
  }

  /// Foreseen: nobody is told of it as it comes and goes.
  @Test(
    .rule("size.classes-by-device", .reported),
    arguments: [UIModalPresentationStyle.formSheet, .popover]
  )
  func aNarrowPanelComesWithoutATraitCallback(style: UIModalPresentationStyle) throws {
    let pad = try Pad(style)
    try pad.stage.record { pad.root.dismiss(animated: true) }
    try pad.stage.record { pad.stage.rotate(to: .landscapeLeft) }
    #expect(!pad.log.take().contains { $0.contains("B.traits") })
  }

  /// It stays compact when the window becomes so, and hears nothing of that.
  @Test(
    .rule("size.traits-before-size", .documented),
    arguments: [UIModalPresentationStyle.formSheet, .popover]
  )
  func aNarrowPanelKeepsItsClassesInANarrowWindow(style: UIModalPresentationStyle) throws {
    let pad = try Pad(style)
    for width in [400, 834] {
      try pad.stage.record { pad.stage.resize(to: CGSize(width: width, height: 1194)) }
      let lines = pad.log.take()
      let new = width == 400 ? "wC hR" : "wR hR"
      #expect(lines.contains("0 A.willTransition(\(new))"))
      #expect(!lines.contains { $0.contains("B.willTransition(w") || $0.contains("B.traits") })
      #expect(pad.panel.traitCollection.classes == "wC hR")
    }
    #expect(pad.stage.faults.isEmpty)
  }

  /// What a narrow panel presents over the screen has the screen's width, and adapts to it.
  @Test(
    .rule("presentation.adaptation-table", .reported),
    arguments: [
      (UIModalPresentationStyle.fullScreen, "wR hR"), (.popover, "wC hR"), (.formSheet, "wC hR"),
      (.pageSheet, "wR hR"), (.overCurrentContext, "wC hR"),
    ]
  )
  func fromANarrowPanelTheScreenCounts(
    style: UIModalPresentationStyle,
    classes: String
  ) throws {
    let pad = try Pad(.formSheet)
    let top = Diary("C", pad.log)
    pad.panel.definesPresentationContext = true
    top.modalPresentationStyle = style
    pad.point(top, from: pad.panel)
    try pad.stage.record { pad.panel.present(top, animated: true) }
    #expect(top.presentationController?.currentStyle == style)
    #expect(top.traitCollection.classes == classes)
    _ = pad.log.take()
    try pad.stage.record { pad.stage.resize(to: CGSize(width: 400, height: 1194)) }
    let lines = pad.log.take()
    #expect(top.traitCollection.classes == "wC hR")
    #expect(lines.contains("0 C.willTransition(wC hR)") == (classes == "wR hR"))
    #expect(lines.contains("0 C.traitsDidChange(wR hR→wC hR)") == (classes == "wR hR"))
    #expect(!lines.contains { $0.contains("B.willTransition(w") || $0.contains("B.traits") })
    try pad.stage.record { pad.stage.resize(to: CGSize(width: 834, height: 1194)) }
    #expect(top.presentationController?.currentStyle == style)
    #expect(top.traitCollection.classes == classes)
    try pad.stage.record { pad.root.dismiss(animated: true) }
    #expect(pad.stage.window.subviews == [pad.root.view])
    #expect(pad.stage.faults.isEmpty)
  }

  @Test(.rule("presentation.adaptation-table", .reported))
  func aSplitViewControllerCollapsesInAFormSheet() throws {
    let stage = Stage(device: .iPadPro11)
    let (root, split) = (C(), UISplitViewController())
    split.viewControllers = [
      UINavigationController(rootViewController: P()),
      UINavigationController(rootViewController: Q()),
    ]
    stage.show(root)
    split.modalPresentationStyle = .formSheet
    try stage.record { root.present(split, animated: true) }
    #expect(split.isCollapsed)
    try stage.record { root.dismiss(animated: true) }
    split.modalPresentationStyle = .fullScreen
    try stage.record { root.present(split, animated: true) }
    #expect(!split.isCollapsed)
    #expect(stage.faults.isEmpty)
  }
}
