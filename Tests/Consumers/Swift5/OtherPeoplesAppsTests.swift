import Testing
import UIKit

/// Transitions and containers as open-source samples write them.
@MainActor
@Suite(.serialized) struct OtherPeoplesAppsTests {
  private let stage = Stage(device: .iPhone15)

  private func tap(_ view: UIView) throws {
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    try stage.record { stage.tap(at: center) }
  }

  @Test func aBubbleGrowsAndShrinks() throws {
    let home = BubbleHome()
    stage.show(home)
    home.log = []
    let before = stage.window.subviews
    let film = try stage.record { home.open() }
    #expect(film.duration == 0.4)
    #expect(home.log == ["willDisappear", "didDisappear", "presented"])
    #expect(home.presentedViewController?.view.layer.mask == nil)
    home.log = []
    try stage.record { home.dismiss(animated: true) }
    #expect(home.log == ["willAppear", "didAppear"])
    #expect(stage.window.subviews == before)
    #expect(stage.faults.isEmpty)
  }

  @Test(arguments: [true, false]) func aBottomSheetIsPulledDown(leaves: Bool) throws {
    let (home, sheet) = (UIViewController(), UIViewController())
    let transitioning = BottomSheetTransitioning()
    stage.show(home)
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = transitioning
    sheet.preferredContentSize = CGSize(width: 0, height: 300)
    try stage.record { home.present(sheet, animated: true) }
    #expect(sheet.view.frame == CGRect(x: 0, y: 552, width: 393, height: 300))
    let presentation = try #require(
      sheet.presentationController as? BottomSheetPresentation
    )
    #expect(presentation.dimmingView.alpha == 1)
    #expect(presentation.dimmingView.frame == stage.window.bounds)
    try stage.record { sheet.preferredContentSize.height = 400 }
    #expect(sheet.view.frame == CGRect(x: 0, y: 452, width: 393, height: 400))
    try stage.record {
      stage.drag(
        from: CGPoint(x: 200, y: 500),
        to: CGPoint(x: 200, y: leaves ? 800 : 560),
        duration: 1
      )
    }
    #expect((home.presentedViewController == nil) == leaves)
    #expect((sheet.view.window == nil) == leaves)
    if !leaves {
      #expect(presentation.dimmingView.alpha == 1)
      #expect(sheet.view.frame == CGRect(x: 0, y: 452, width: 393, height: 400))
      try stage.record { stage.tap(at: CGPoint(x: 200, y: 100)) }
      #expect(home.presentedViewController == nil)
    }
    #expect(stage.faults.isEmpty)
  }

  @Test func aPictureFliesFromScreenToScreen() throws {
    let list = HeroScreen(place: CGRect(x: 20, y: 100, width: 80, height: 80))
    let detail = HeroScreen(place: CGRect(x: 0, y: 50, width: 393, height: 393))
    stage.show(list)
    let film = try stage.record { list.present(detail, animated: true) }
    #expect(film.duration == 0.5)
    let shown = try #require(detail.view.superview?.subviews)
    #expect(shown.count == 1 && shown[0] === detail.view)
    #expect(!list.picture.isHidden && !detail.picture.isHidden)
    try stage.record { detail.dismiss(animated: true) }
    #expect(list.view.superview === stage.window)
    #expect(list.presentedViewController == nil)
    #expect(stage.faults.isEmpty)
  }

  @Test func aSideMenuForwardsByHand() throws {
    let (menu, first, second) = (
      LoggingViewController("menu"), LoggingViewController("first"),
      LoggingViewController("second")
    )
    let side = SideMenuController(menu: menu, content: first)
    _ = LoggingViewController.take()
    stage.show(side)
    #expect(
      LoggingViewController.take() == [
        "first willMove", "first viewDidLoad", "first didMove", "first viewWillAppear",
        "first viewDidAppear",
      ]
    )
    try stage.record { side.open() }
    #expect(
      LoggingViewController.take() == [
        "menu willMove", "menu viewDidLoad", "menu viewWillAppear animated",
        "menu viewDidAppear animated", "menu didMove",
      ]
    )
    #expect(menu.view.frame.minX == 0)
    try stage.record { stage.tap(at: CGPoint(x: 350, y: 400)) }
    #expect(
      LoggingViewController.take() == [
        "menu willMoveToNil", "menu viewWillDisappear animated", "menu viewDidDisappear animated",
        "menu didMoveToNil",
      ]
    )
    try stage.record { side.show(content: second) }
    #expect(
      LoggingViewController.take() == [
        "second willMove", "first willMoveToNil", "second viewDidLoad",
        "first viewWillDisappear animated", "second viewWillAppear animated",
        "first viewDidDisappear animated", "first didMoveToNil",
        "second viewDidAppear animated", "second didMove",
      ]
    )
    let modal = LoggingViewController("modal")
    modal.modalPresentationStyle = .fullScreen
    try stage.record { second.present(modal, animated: true) }
    #expect(modal.presentingViewController === side)
    #expect(
      LoggingViewController.take() == [
        "modal viewDidLoad", "second viewWillDisappear animated", "modal viewWillAppear animated",
        "modal viewDidAppear animated", "second viewDidDisappear animated",
      ]
    )
    try stage.record { modal.dismiss(animated: true) }
    #expect(
      LoggingViewController.take() == [
        "modal viewWillDisappear animated", "second viewWillAppear animated",
        "second viewDidAppear animated", "modal viewDidDisappear animated",
      ]
    )
    #expect(stage.faults.isEmpty)
  }

  @Test func alertsFollowEachOther() throws {
    let home = UIViewController()
    stage.show(home)
    var order: [String] = []
    func ask(_ title: String, then next: @escaping () -> Void) {
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in
          order.append(title)
          next()
        }
      )
      home.present(alert, animated: true)
    }
    try stage.record { ask("One") { ask("Two") { order.append("done") } } }
    for _ in 0..<2 {
      #expect(home.presentedViewController is UIAlertController)
      try tapButton("OK")
    }
    #expect(order == ["One", "Two", "done"])
    #expect(home.presentedViewController == nil)
    #expect(stage.faults.isEmpty)
  }

  private func tapButton(_ title: String) throws {
    func find(_ view: UIView) -> UIView? {
      if (view as? UILabel)?.text == title { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    try tap(try #require(find(stage.window)))
  }

  final class Greeter: UIViewController {
    let welcome = UIViewController()
    var completed: [String] = []
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard completed.isEmpty else { return }
      present(welcome, animated: true) {
        self.completed.append("presented")
        self.welcome.dismiss(animated: true) { self.completed.append("dismissed") }
      }
      // While it is under way nobody else gets in.
      present(UIViewController(), animated: true) { self.completed.append("never") }
    }
  }

  @Test func aScreenThatPresentsAsItAppears() throws {
    let greeter = Greeter()
    let film = try stage.record { stage.show(greeter) }
    #expect(greeter.completed == ["presented", "dismissed"])
    #expect(film.duration == 1)
    #expect(
      stage.faults.map(\.sentence) == [
        "Attempt to present <UIViewController> on <Greeter> while a presentation is in progress."
      ]
    )
  }

  @Test func dismissingFromDeepInside() throws {
    _ = LoggingViewController.take()
    let names = ["a", "b", "c", "d"].map { LoggingViewController($0) }
    stage.show(names[0])
    for (lower, upper) in zip(names, names.dropFirst()) {
      upper.modalPresentationStyle = .fullScreen
      try stage.record { lower.present(upper, animated: false) }
    }
    _ = LoggingViewController.take()
    var completed = false
    try stage.record {
      // The usual line: everything above the root goes.
      names[3].view.window?.rootViewController?.dismiss(animated: true) { completed = true }
    }
    #expect(completed)
    #expect(
      LoggingViewController.take() == [
        "d viewWillDisappear animated", "a viewWillAppear animated",
        "a viewDidAppear animated", "d viewDidDisappear animated",
      ]
    )
    #expect(names.allSatisfy { $0.presentedViewController == nil })
    #expect(stage.faults.isEmpty)
  }

  final class Anchored: UIViewController, UIPopoverPresentationControllerDelegate {
    var prepared = 0
    var closed = 0

    func showMenu(from rect: CGRect) {
      let menu = UIViewController()
      menu.preferredContentSize = CGSize(width: 180, height: 120)
      menu.modalPresentationStyle = .popover
      let popover = menu.popoverPresentationController
      popover?.delegate = self
      popover?.sourceView = view
      popover?.sourceRect = rect
      popover?.permittedArrowDirections = [.up, .down]
      present(menu, animated: true)
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      .none
    }
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      prepared += 1
    }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      closed += 1
    }
  }

  @Test func aMenuAsAPopoverOnAPhone() throws {
    // The test itself holds what it dismisses.
    stage.keepsControllers = true
    let screen = Anchored()
    stage.show(screen)
    try stage.record { screen.showMenu(from: CGRect(x: 180, y: 700, width: 40, height: 40)) }
    let menu = try #require(screen.presentedViewController)
    #expect(menu.view.bounds.size == CGSize(width: 180, height: 120))
    #expect(menu.popoverPresentationController?.arrowDirection == .down)
    #expect(screen.prepared == 1)
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 100)) }
    #expect(screen.presentedViewController == nil)
    #expect(screen.closed == 1)
    #expect(stage.faults.isEmpty)
  }

  @Test func aCustomSegueSlidesAndPresents() throws {
    let start = SegueStart()
    stage.show(start)
    _ = LoggingViewController.take()
    let film = try stage.record { start.next() }
    #expect(start.prepared == ["next"])
    #expect(film.duration == 0.4)
    let next = try #require(start.presentedViewController)
    #expect(next.title == "Next")
    #expect(next.view.convert(next.view.bounds, to: nil) == stage.window.bounds)
    #expect(
      LoggingViewController.take() == [
        "next viewDidLoad", "next viewWillAppear", "next viewDidAppear",
      ]
    )
    try stage.record { start.dismiss(animated: false) }
    #expect(start.view.superview === stage.window)
    let error = #expect(throws: Stage.UIKitException.self) {
      try stage.record { start.performSegue(withIdentifier: "none", sender: nil) }
    }
    #expect(
      error?.description.hasPrefix("Receiver (<SegueStart>) has no segue with identifier 'none'")
        == true
    )
  }
}
