import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The tables of Rules-Presentation.md, cell by cell.
@MainActor @Suite struct StyleRulesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let style: UIModalPresentationStyle
    let number: Int
    /// Who presents when the child of a container inside the root is asked.
    let presenter: String
    let keepsPresenter: Bool
    /// In regular width, compact width, and compact width and height.
    let shown: [UIModalPresentationStyle]

    init(
      _ style: UIModalPresentationStyle,
      _ number: Int,
      by presenter: String,
      keeps: Bool,
      _ shown: [UIModalPresentationStyle]
    ) {
      (self.style, self.number, self.presenter) = (style, number, presenter)
      (self.keepsPresenter, self.shown) = (keeps, shown)
    }

    var testDescription: String { "\(style)" }
  }

  /// What UIKit keeps for programs that were built before iOS 13.
  @Test(.rule("presentation.styles", .reported))
  func oldProgramsCoverTheScreenWhereTheyNameNoStyle() {
    #expect(UIViewController().modalPresentationStyle == .pageSheet)
    ProgramAge.isBeforeXcode11 = true
    defer { ProgramAge.isBeforeXcode11 = false }
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .fullScreen)
    controller.modalPresentationStyle = .pageSheet
    #expect(controller.modalPresentationStyle == .pageSheet)
  }

  // [D] Rules presentation.styles, presentation.presenter and presentation.presenter-view; [W] the
  // last column and what became of sheets in iOS 13, rule presentation.adaptation-table.
  nonisolated static let table: [Row] = [
    Row(.fullScreen, 0, by: "A", keeps: false, [.fullScreen, .fullScreen, .fullScreen]),
    Row(.pageSheet, 1, by: "A", keeps: true, [.pageSheet, .pageSheet, .fullScreen]),
    Row(.formSheet, 2, by: "A", keeps: true, [.formSheet, .pageSheet, .fullScreen]),
    Row(
      .currentContext,
      3,
      by: "P",
      keeps: false,
      [.currentContext, .currentContext, .currentContext]
    ),
    Row(.custom, 4, by: "A", keeps: true, [.custom, .custom, .custom]),
    Row(
      .overFullScreen,
      5,
      by: "A",
      keeps: true,
      [.overFullScreen, .overFullScreen, .overFullScreen]
    ),
    Row(
      .overCurrentContext,
      6,
      by: "P",
      keeps: true,
      [.overCurrentContext, .overCurrentContext, .overCurrentContext]
    ),
    Row(.popover, 7, by: "A", keeps: true, [.popover, .pageSheet, .fullScreen]),
    Row(.automatic, -2, by: "A", keeps: true, [.pageSheet, .pageSheet, .fullScreen]),
  ]

  @Test(.rule("presentation.styles", .documented), arguments: table)
  func rawValues(row: Row) {
    #expect(row.style.rawValue == row.number)
    #expect(UIModalPresentationStyle.none.rawValue == -1)
  }

  @Test(.rule("presentation.styles", .documented))
  func automaticReadsAsAPageSheet() {
    let b = B()
    #expect(b.modalPresentationStyle == .pageSheet)
    b.modalPresentationStyle = .automatic
    #expect(b.modalPresentationStyle == .pageSheet)
  }

  @Test(.rule("presentation.adaptation-table", .documented, .reported, .inferred), arguments: table)
  func whatEachStyleBecomes(row: Row) {
    let spaces: [(UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)] = [
      (.regular, .regular), (.compact, .regular), (.compact, .compact),
    ]
    let shown = spaces.map { width, height in
      row.style.adapted(
        to: UITraitCollection(traitsFrom: [
          UITraitCollection(horizontalSizeClass: width),
          UITraitCollection(verticalSizeClass: height),
        ])
      )
    }
    #expect(shown == row.shown)
  }

  @Test(
    .rule("presentation.presenter", .documented),
    .rule("presentation.links", .documented),
    .rule("presentation.presenter-view", .documented),
    .rule("presentation.link-at-once", .reported),
    arguments: table
  )
  func whoPresentsAndWhoLeaves(row: Row) throws {
    let stage = Stage(device: .iPadPro11)
    let (root, context, inner, b) = (A(), P(), Q(), B())
    context.definesPresentationContext = true
    root.addChild(context)
    root.view.addSubview(context.view)
    context.didMove(toParent: root)
    context.addChild(inner)
    context.view.addSubview(inner.view)
    inner.didMove(toParent: context)
    stage.show(root)
    b.modalPresentationStyle = row.style
    b.popoverPresentationController?.sourceView = inner.view
    var inTime: Bool?
    try stage.record {
      inner.present(b, animated: true)
      inTime = b.presentingViewController != nil  // [W] rule presentation.link-at-once
    }
    let presenter = row.presenter == "A" ? root : context
    #expect(inTime == true)
    #expect(b.presentingViewController === presenter)
    #expect(presenter.presentedViewController === b)
    #expect(inner.presentedViewController === b)  // [D] rule presentation.links
    #expect((presenter.view.window != nil) == row.keepsPresenter)
    try stage.record { inner.dismiss(animated: true) }
    #expect(presenter.view.window != nil)
    #expect(b.presentingViewController == nil)
    #expect(inner.presentedViewController == nil)
    #expect(stage.faults.isEmpty)
  }

  /// UIKit's own stacks define a context; tabs do not.
  @Test(
    .rule("presentation.presenter", .documented),
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext]
  )
  func aStackIsAContext(style: UIModalPresentationStyle) throws {
    let (stage, tabs, b) = (Stage(), UITabBarController(), B())
    let (inside, beside) = (A(), P())
    let stack = UINavigationController(rootViewController: inside)
    tabs.viewControllers = [stack, beside]
    stage.show(tabs)
    b.modalPresentationStyle = style
    try stage.record { inside.present(b, animated: true) }
    #expect(b.presentingViewController === stack)
    #expect((stack.view.window == nil) == (style == .currentContext))
    try stage.record { tabs.selectedIndex = 1 }
    #expect(b.view.window == nil)
    try stage.record { beside.present(C(), animated: true) }
    #expect(beside.presentedViewController?.presentingViewController === tabs)
    try stage.record { beside.dismiss(animated: true) }
    try stage.record { tabs.selectedIndex = 0 }
    #expect(b.view.window != nil)
    try stage.record { inside.dismiss(animated: true) }
    #expect(inside.view.window != nil && stack.presentedViewController == nil)
    #expect(stage.faults.isEmpty)
  }

  /// A presentation controller may ask for its context's room.
  @Test(.rule("presentation.presenter", .documented))
  func aCustomPresentationMayStayInItsContext() throws {
    final class Inside: UIPresentationController {
      override var shouldPresentInFullscreen: Bool { false }
    }
    let (stage, root, context, b, director) = (Stage(), A(), P(), B(), Director())
    context.definesPresentationContext = true
    root.addChild(context)
    context.view.frame = CGRect(x: 20, y: 100, width: 300, height: 400)
    root.view.addSubview(context.view)
    context.didMove(toParent: root)
    stage.show(root)
    director.makesController = { Inside(presentedViewController: $0, presenting: $1) }
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = director
    try stage.record { context.present(b, animated: true) }
    #expect(b.presentingViewController === context)
    #expect(
      b.presentationController?.containerView?.frame
        == CGRect(x: 20, y: 100, width: 300, height: 400)
    )
    try stage.record { context.dismiss(animated: true) }
    #expect(context.presentedViewController == nil && b.view.window == nil)
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("presentation.context-transition-style", .documented))
  func aContextMayImposeItsStyle() throws {
    let (stage, a, b) = (Stage(), A(), B())
    stage.show(a)
    a.definesPresentationContext = true
    a.providesPresentationContextTransitionStyle = true
    a.modalTransitionStyle = .crossDissolve
    b.modalPresentationStyle = .overCurrentContext
    #expect(try stage.record { a.present(b, animated: true) }.duration == 0.35)
    #expect(try stage.record { b.dismiss(animated: true) }.duration == 0.35)
  }

  @Test(.rule("presentation.links", .documented))
  func everyChildOfWhatIsPresentedSeesThePresenter() throws {
    let theatre = Theatre(.fullScreen)
    let child = C()
    theatre.b.addChild(child)
    try theatre.present()
    #expect(child.presentingViewController === theatre.a)
  }

  @Test(.rule("presentation.adaptation-delegate", .documented))
  func theDelegateDecidesHowItAdapts() throws {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      var lines: [String] = []
      let nav = P()
      func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle {
        if lines.last != "style" { lines.append("style") }
        return .fullScreen
      }
      func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
      ) -> UIViewController? {
        lines.append("wrap \(style)")
        nav.addChild(controller.presentedViewController)
        nav.view.addSubview(controller.presentedViewController.view)
        return nav
      }
      func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
      ) {
        lines.append("will \(style) \(transitionCoordinator != nil)")
      }
    }
    let theatre = Theatre(.popover)
    let delegate = Delegate()
    theatre.b.popoverPresentationController?.delegate = delegate
    try theatre.present()
    #expect(delegate.lines == ["style", "wrap fullScreen", "will fullScreen true"])
    #expect(theatre.a.presentedViewController === delegate.nav)
    #expect(theatre.b.presentingViewController === theatre.a)
    #expect(theatre.a.view.window == nil)
    try theatre.stage.record { theatre.b.dismiss(animated: true) }
    #expect(theatre.a.presentedViewController == nil)
  }

  @Test(.rule("presentation.adaptation-delegate", .documented))
  func noneMeansAPopoverOnPhonesToo() throws {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .none }
    }
    let theatre = Theatre(.popover)
    let (delegate, popover) = (Delegate(), theatre.b.popoverPresentationController)
    popover?.delegate = delegate
    popover?.sourceView = theatre.a.view
    popover?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
    theatre.b.preferredContentSize = CGSize(width: 200, height: 150)
    try theatre.present()
    #expect(theatre.b.view.convert(theatre.b.view.bounds, to: nil).size.width == 200)
    #expect(popover?.arrowDirection == .up)
    #expect(theatre.b.view.convert(CGPoint.zero, to: nil).y == 120 + PopoverPlacement.arrowHeight)
  }

  @Test(.rule("presentation.controller-is-cached", .reported))
  func thePresentationControllerIsMadeOnceAndKept() {
    let b = B()
    let first = b.presentationController
    b.modalPresentationStyle = .popover
    #expect(b.presentationController === first)
    #expect(b.popoverPresentationController == nil)
  }

  @Test(.evidence(.documented))
  func aPresentationControllerKeepsItsControllerUntilThatOwnsIt() throws {
    let stage = Stage(device: .iPhone15)
    let made = UIPresentationController(presentedViewController: B(), presenting: nil)
    #expect(made.presentedViewController is B)
    #expect(stage.faults.isEmpty)
    weak var gone: B?
    var left: UIPresentationController?
    do {
      let presented = B()
      gone = presented
      left = presented.presentationController
    }
    #expect(gone == nil)
    let empty = try #require(left).presentedViewController
    #expect(!(empty is B))
    #expect(stage.faults.map(\.kind) == [.presentation])
  }

  @Test(.evidence(.measured))
  func aSheetCoversThePhoneUpToItsSafeArea() throws {
    let theatre = Theatre(.pageSheet)
    try theatre.present()
    #expect(theatre.b.view.convert(theatre.b.view.bounds, to: nil).minY == 59)
    let sheet = theatre.b.sheetPresentationController
    #expect(sheet?.height(upTo: 759) == 759)
    sheet?.detents = [.medium(), .large()]
    #expect(sheet?.height(upTo: 759) == 425)
  }

  @Test(.evidence(.measured))
  func aSheetBelowALowStatusBarLeavesThirtyPoints() throws {
    let theatre = Theatre(.pageSheet, device: .iPhoneSE)
    try theatre.present()
    let frame = theatre.b.view.convert(theatre.b.view.bounds, to: nil)
    #expect(frame == CGRect(x: 0, y: 30, width: 375, height: 637))
    let sheet = theatre.b.sheetPresentationController
    sheet?.detents = [.medium()]
    #expect(sheet?.height(upTo: 637) == 356.5)
  }
}
