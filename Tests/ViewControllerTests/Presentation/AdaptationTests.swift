import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rule presentation.adaptation-delegate: a presentation that adapts again on screen.
@MainActor @Suite struct AdaptationTests {
  final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var lines: [String] = []
    var answer: UIModalPresentationStyle?
    var wraps = false

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      lines.append("style")
      return answer ?? .automatic
    }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      lines.append("wrap \(style)")
      guard wraps else { return nil }
      return UINavigationController(rootViewController: controller.presentedViewController)
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      lines.append("will \(style) \(transitionCoordinator != nil)")
    }

    /// What was asked and said since the last time, repeated questions once.
    func take() -> [String] {
      defer { lines = [] }
      return lines.enumerated().filter { $0.offset == 0 || lines[$0.offset - 1] != $0.element }
        .map(\.element)
    }
  }

  private static let narrow = CGSize(width: 400, height: 1194)
  private static let wide = CGSize(width: 834, height: 1194)

  let delegate = Delegate()

  private func popover() throws -> Theatre {
    let theatre = Theatre(.popover, device: .iPadPro11)
    let popover = theatre.b.popoverPresentationController
    popover?.sourceView = theatre.a.view
    popover?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
    popover?.delegate = delegate
    try theatre.present()
    return theatre
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test(.rule("presentation.adaptation-delegate", .documented, .inferred))
  func aPopoverBecomesASheetAndAPopoverAgain() throws {
    let theatre = try popover()
    let before = theatre.stage.scene()
    #expect(delegate.take() == ["style", "will none true"])
    let size = theatre.b.view.bounds.size
    #expect(size.width == 320)

    let there = try theatre.stage.record { theatre.stage.resize(to: Self.narrow) }
    #expect(delegate.take() == ["style", "wrap pageSheet", "will pageSheet true"])
    #expect(theatre.b.presentationController?.currentStyle == .pageSheet)
    #expect(frame(theatre.b.view) == CGRect(x: 0, y: 30, width: 400, height: 1164))
    #expect(there.appearances == [])
    #expect(theatre.a.presentedViewController === theatre.b)

    let back = try theatre.stage.record { theatre.stage.resize(to: Self.wide) }
    #expect(delegate.take() == ["style", "will none true"])
    #expect(theatre.b.view.bounds.size == size)
    #expect(back.appearances == [])
    #expect(theatre.stage.scene() == before)
    #expect(theatre.stage.faults.isEmpty)
    try theatre.dismiss()
    #expect(theatre.b.view.window == nil)
  }

  @Test(.rule("presentation.adaptation-delegate", .documented, .inferred))
  func theDelegateMayWrapItWhenItAdapts() throws {
    delegate.wraps = true
    let theatre = try popover()
    let before = theatre.stage.scene()
    _ = delegate.take()
    let there = try theatre.stage.record { theatre.stage.resize(to: Self.narrow) }
    #expect(delegate.take() == ["style", "wrap pageSheet", "will pageSheet true"])
    let stack = try #require(theatre.b.navigationController)
    #expect(theatre.a.presentedViewController === stack)
    #expect(theatre.b.presentingViewController === theatre.a)
    #expect(theatre.b.view.window != nil)
    #expect(
      there.appearances == [
        "UINavigationController.viewWillAppear(true) 0",
        "UINavigationController.viewDidAppear(true) 400",
      ]
    )
    let back = try theatre.stage.record { theatre.stage.resize(to: Self.wide) }
    #expect(
      back.appearances == [
        "UINavigationController.viewWillDisappear(true) 0",
        "UINavigationController.viewDidDisappear(true) 400",
      ]
    )
    #expect(theatre.b.parent == nil)
    #expect(theatre.a.presentedViewController === theatre.b)
    #expect(theatre.stage.scene() == before)
    #expect(theatre.stage.faults.isEmpty)
  }

  /// What stands above the wrapper then stands above what it held.
  @Test(.rule("presentation.adaptation-delegate", .inferred))
  func whatIsPresentedAboveAWrapperStays() throws {
    delegate.wraps = true
    let theatre = try popover()
    try theatre.stage.record { theatre.stage.resize(to: Self.narrow) }
    let third = Third()
    try theatre.stage.record { theatre.b.present(third, animated: true) }
    #expect(third.presentingViewController === theatre.b.navigationController)
    let back = try theatre.stage.record { theatre.stage.resize(to: Self.wide) }
    #expect(third.presentingViewController === theatre.b)
    #expect(theatre.b.presentedViewController === third)
    #expect(!back.appearances.contains { $0.hasPrefix("Third") || $0.hasPrefix("B.") })
    let gone = try theatre.dismiss()
    #expect(
      gone.appearances == [
        "Third.viewWillDisappear(true) 0", "B.viewWillDisappear(true) 0",
        "Third.viewDidDisappear(true) 350", "B.viewDidDisappear(true) 350",
      ]
    )
    #expect(theatre.stage.window.subviews == [theatre.a.view])
    #expect(theatre.stage.faults.isEmpty)
  }

  /// A context inside a sheet has no screen of its own: it goes where its presenter goes.
  @Test(
    .evidence(.inferred),
    arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext]
  )
  func aContextInASheetFollowsItsPresenter(style: UIModalPresentationStyle) throws {
    let theatre = Theatre(.pageSheet)
    let (b, third) = (theatre.b, Third())
    b.definesPresentationContext = true
    third.modalPresentationStyle = style
    try theatre.present()
    try theatre.stage.record { b.present(third, animated: true) }
    let before = theatre.stage.scene()
    let there = try theatre.stage.record { theatre.stage.rotate(to: .landscapeLeft) }
    #expect(third.view.window != nil)
    if style == .overCurrentContext {
      #expect(frame(third.view) == theatre.stage.window.bounds)
      #expect(frame(b.view) == theatre.stage.window.bounds)
    }
    let back = try theatre.stage.record { theatre.stage.rotate(to: .portrait) }
    #expect(frame(third.view).minY == 59)
    #expect(theatre.stage.scene() == before)
    for film in [there, back] {
      #expect(!film.appearances.contains { $0.hasPrefix("Third") || $0.hasPrefix("B.") })
    }
    try theatre.stage.record { b.dismiss(animated: true) }
    #expect(b.view.window != nil)
    #expect(theatre.stage.faults.isEmpty)
  }

  /// A custom presentation adapts where its delegate says so, to another screen too.
  @Test(.rule("presentation.adaptation-delegate", .inferred))
  func aCustomPresentationMayBeReplaced() throws {
    final class Half: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
      }
      override func containerViewWillLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
      }
    }
    final class Chooser: NSObject, UIAdaptivePresentationControllerDelegate {
      let other = Third()
      func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle {
        traitCollection.verticalSizeClass == .compact ? .overFullScreen : .none
      }
      func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
      ) -> UIViewController? { other }
    }
    let (theatre, director, chooser) = (Theatre(.custom), Director(), Chooser())
    director.makesController = {
      let made = Half(presentedViewController: $0, presenting: $1)
      made.delegate = chooser
      return made
    }
    theatre.b.transitioningDelegate = director
    try theatre.present()
    #expect(frame(theatre.b.view) == CGRect(x: 0, y: 426, width: 393, height: 426))
    let there = try theatre.stage.record { theatre.stage.rotate(to: .landscapeLeft) }
    #expect(theatre.a.presentedViewController === chooser.other)
    #expect(frame(chooser.other.view) == theatre.stage.window.bounds)
    #expect(
      there.appearances.map { $0.prefix { $0 != "(" } } == [
        "B.viewWillDisappear", "Third.viewWillAppear", "Third.viewDidAppear", "B.viewDidDisappear",
      ]
    )
    try theatre.stage.record { theatre.stage.rotate(to: .portrait) }
    #expect(theatre.a.presentedViewController === theatre.b)
    #expect(frame(theatre.b.view) == CGRect(x: 0, y: 426, width: 393, height: 426))
    try theatre.dismiss()
    #expect(theatre.stage.window.subviews == [theatre.a.view])
    #expect(theatre.stage.faults.isEmpty)
  }

  @Test(.rule("presentation.adaptation-delegate", .documented))
  func theSheetThatAPopoverBecomesCanBePrepared() throws {  // iOS 15
    final class Preparing: NSObject, UIPopoverPresentationControllerDelegate {
      func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
      ) {
        let sheet = adaptivePresentationController as? UISheetPresentationController
        sheet?.detents = [.medium()]
      }
    }
    let (theatre, preparing) = (Theatre(.popover), Preparing())
    theatre.b.popoverPresentationController?.delegate = preparing
    try theatre.present()
    #expect(frame(theatre.b.view).minY == 393)
  }

  @Test(.rule("presentation.adaptation-delegate", .documented))
  func whoSaysNoneStaysAPopover() throws {
    delegate.answer = UIModalPresentationStyle.none
    let theatre = try popover()
    _ = delegate.take()
    try theatre.stage.record { theatre.stage.resize(to: Self.narrow) }
    #expect(delegate.take() == ["style"])
    #expect(theatre.b.presentationController?.currentStyle == .popover)
    #expect(theatre.b.view.bounds.width == 320)
  }

  @Test(.rule("presentation.adaptation-table", .reported, .inferred))
  func aSheetFillsALowScreenAndItsPresenterHearsOfIt() throws {
    let theatre = Theatre(.pageSheet)
    try theatre.present()
    let before = theatre.stage.scene()
    let film = try theatre.stage.record { theatre.stage.rotate(to: .landscapeLeft) }
    #expect(
      film.appearances == ["A.viewWillDisappear(true) 0", "A.viewDidDisappear(true) 300"]
    )
    #expect(frame(theatre.b.view) == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(theatre.a.view.window == nil)
    let back = try theatre.stage.record { theatre.stage.rotate(to: .portrait) }
    #expect(back.appearances == ["A.viewWillAppear(true) 0", "A.viewDidAppear(true) 300"])
    #expect(theatre.a.view.superview === theatre.stage.window)
    #expect(theatre.stage.scene() == before)
    #expect(theatre.stage.faults.isEmpty)
  }

  /// Both sheets of a stack fill a low screen, and both are cards again when it stands upright.
  @Test(.rule("presentation.adaptation-table", .reported, .inferred))
  func stackedSheetsTurnTogether() throws {
    let theatre = Theatre(.pageSheet)
    let third = Third()
    try theatre.present()
    try theatre.stage.record { theatre.b.present(third, animated: true) }
    let before = theatre.stage.scene()
    try theatre.stage.record { theatre.stage.rotate(to: .landscapeLeft) }
    #expect(theatre.a.view.window == nil && theatre.b.view.window == nil)
    let back = try theatre.stage.record { theatre.stage.rotate(to: .portrait) }
    for sheet in [theatre.b, third] {
      #expect(sheet.presentationController?.currentStyle == .pageSheet)
      #expect(frame(sheet.view).minY == 59)
    }
    let heard = back.appearances.map { $0.prefix { $0 != "(" } }
    #expect(
      Set(heard) == ["A.viewWillAppear", "A.viewDidAppear", "B.viewWillAppear", "B.viewDidAppear"]
    )
    #expect(heard.count == 4)
    #expect(theatre.stage.scene() == before)
    #expect(theatre.stage.faults.isEmpty)
  }

  @Test(.rule("presentation.adaptation-table", .documented, .reported))
  func anEdgeAttachedSheetStaysASheet() throws {
    let theatre = Theatre(.pageSheet)
    let sheet = theatre.b.sheetPresentationController
    sheet?.prefersEdgeAttachedInCompactHeight = true
    try theatre.present()
    let film = try theatre.stage.record { theatre.stage.rotate(to: .landscapeLeft) }
    #expect(film.appearances == [])
    #expect(frame(theatre.b.view) == CGRect(x: 59, y: 0, width: 734, height: 393))
    sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    theatre.b.preferredContentSize = CGSize(width: 300, height: 100)
    theatre.stage.advance(by: 0)
    #expect(frame(theatre.b.view) == CGRect(x: 276, y: 0, width: 300, height: 393))
  }

  @Test(.evidence(.documented))
  func theMediumDetentIsInactiveInCompactHeight() throws {
    let theatre = Theatre(.pageSheet)
    let sheet = try #require(theatre.b.sheetPresentationController)
    sheet.prefersEdgeAttachedInCompactHeight = true
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    try theatre.present()
    #expect(frame(theatre.b.view).minY == 393 && sheet.isUndimmed)
    try theatre.stage.record { theatre.stage.rotate(to: .landscapeLeft) }
    #expect(frame(theatre.b.view).minY == 0 && !sheet.isUndimmed)
  }

  @Test(.rule("size.forwarding", .documented))
  func aPopoverThatKeepsItsSizeHearsNoSize() throws {
    let theatre = try popover()
    let film = try theatre.stage.record { theatre.stage.rotate(to: .landscapeLeft) }
    let told = film.events.filter { $0.name.hasPrefix("viewWillTransition") }.map(\.subject)
    #expect(told == ["A"])
  }

  @Test(.rule("size.covered-and-launch", .reported))
  func whoWasCoveredHearsOfOtherTraitsBeforeItAppears() throws {
    let theatre = Theatre(.fullScreen)
    try theatre.present()
    let turning = try theatre.stage.record { theatre.stage.rotate(to: .landscapeLeft) }
    #expect(
      turning.events.filter { $0.name.hasPrefix("willTransition") }.map(\.subject) == ["B"]
    )
    let film = try theatre.dismiss()
    let calls = film.events.filter { $0.subject == "A" && !$0.name.contains("Layout") }.map(\.name)
    #expect(
      calls == [
        "dismisses B", "willTransition(to:with:)", "viewWillAppear(animated: true)",
        "traitCollectionDidChange(_:)", "viewIsAppearing(animated: true)",
        "viewDidAppear(animated: true)",
      ]
    )
  }

  @Test(.rule("presentation.popover", .documented))
  func aPopoverPointsAtABarButtonItem() throws {
    let stage = Stage(device: .iPadPro11)
    let (root, b) = (A(), B())
    let item = UIBarButtonItem(title: "Info", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    stage.show(UINavigationController(rootViewController: root))
    b.modalPresentationStyle = .popover
    b.preferredContentSize = CGSize(width: 200, height: 100)
    b.popoverPresentationController?.barButtonItem = item
    try stage.record { root.present(b, animated: true) }
    let button = try #require(item.shownView)
    let (panel, anchor) = (frame(b.view), frame(button))
    #expect(panel.size == CGSize(width: 200, height: 100))
    #expect(panel.minY == anchor.maxY + PopoverPlacement.arrowHeight)
    #expect(b.popoverPresentationController?.arrowDirection == .up)
    #expect(b.popoverPresentationController?.sourceItem as? UIBarButtonItem === item)
  }

  @Test(.rule("presentation.popover", .documented))
  func theDelegateMayPointItElsewhereInAnotherSpace() throws {
    final class Guide: NSObject, UIPopoverPresentationControllerDelegate {
      var heard: [CGRect] = []
      func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
      ) {
        heard.append(rect.pointee)
        rect.pointee.origin = CGPoint(x: view.pointee.bounds.midX, y: 500)
      }
    }
    let (theatre, guide) = (try popover(), Guide())
    theatre.b.popoverPresentationController?.delegate = guide
    try theatre.stage.record { theatre.stage.rotate(to: .landscapeLeft) }
    #expect(guide.heard == [CGRect(x: 100, y: 100, width: 20, height: 20)])
    #expect(
      theatre.b.popoverPresentationController?.sourceRect
        == CGRect(x: 597, y: 500, width: 20, height: 20)
    )
    // Beside it, where there is room.
    #expect(frame(theatre.b.view).minX == 617 + PopoverPlacement.arrowHeight)
  }

  @Test(.rule("presentation.popover", .documented))
  func passthroughViewsStayUsable() throws {
    let theatre = Theatre(.popover, device: .iPadPro11)
    let button = UIButton(frame: CGRect(x: 500, y: 600, width: 100, height: 44))
    theatre.a.view.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let popover = theatre.b.popoverPresentationController
    popover?.sourceView = theatre.a.view
    popover?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
    popover?.passthroughViews = [button]
    try theatre.present()
    try theatre.stage.record { theatre.stage.tap(at: CGPoint(x: 550, y: 620)) }
    #expect(taps == 1)
    #expect(theatre.a.presentedViewController === theatre.b)
    try theatre.stage.record { theatre.stage.tap(at: CGPoint(x: 700, y: 900)) }
    #expect(theatre.a.presentedViewController == nil)
  }
}
