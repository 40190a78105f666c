import Testing
import UIKit

/// Screens that come and go as popular samples and libraries let them.
@MainActor
@Suite(.serialized) struct ModalFlowsTests {
  private let stage = Stage(device: .iPhone15)

  private func button(_ title: String, below view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.title(for: .normal) == title { return button }
    return view.subviews.lazy.compactMap { button(title, below: $0) }.first
  }

  private func tap(_ title: String, in window: UIWindow) throws {
    let found = try #require(button(title, below: window))
    let middle = CGPoint(x: found.bounds.midX, y: found.bounds.midY)
    try stage.record { stage.tap(at: found.convert(middle, to: nil)) }
  }

  @Test func aCardFlipsOverAndIsSwipedBack() throws {
    // The test itself holds what it dismisses.
    stage.keepsControllers = true
    let home = PetCardViewController()
    stage.show(home)
    #expect(try stage.record { _ = home.reveal() }.duration == 0.6)
    let reveal = try #require(home.presentedViewController)
    #expect(reveal.view.superview?.subviews.count == 1)
    for distance in [60.0, 190] {
      try stage.record {
        stage.drag(
          from: CGPoint(x: 2, y: 400),
          to: CGPoint(x: 2 + distance, y: 400),
          duration: 0.5
        )
      }
      #expect((home.presentedViewController == nil) == (distance > 100))
      #expect(!reveal.view.isHidden)
    }
    #expect(stage.window.subviews == [home.view])
    #expect(CATransform3DIsIdentity(home.view.layer.transform))
    #expect(stage.faults.isEmpty)
  }

  final class CountingHome: UIViewController {
    var heard: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      heard.append("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      heard.append("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      heard.append("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      heard.append("didDisappear")
    }
  }

  @Test func aPannedCardTellsItsPresenterByHand() throws {
    let (home, card) = (CountingHome(), PanCardContent())
    stage.show(home)
    home.heard = []
    try stage.record { home.presentPanCard(card) }
    #expect(home.heard == ["willDisappear", "didDisappear"])
    let panel = try #require(card.panCardController?.presentedView)
    #expect(panel.frame.minY == 552)
    try stage.record {
      stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 350), duration: 1)
    }
    #expect(panel.frame.minY == 252)
    #expect(home.presentedViewController === card)
    home.heard = []
    try stage.record { stage.tap(at: CGPoint(x: 200, y: 100)) }
    #expect(home.heard == ["willAppear", "didAppear"])
    #expect(card.log == ["will", "did"])
    #expect(stage.window.subviews == [home.view])
    #expect(stage.faults.isEmpty)
  }

  @Test func statesFadeIntoEachOther() throws {
    let container = StateContainerController()
    stage.show(container)
    #expect(
      container.events == [
        "loading willMove", "loading didMove", "loading willAppear false",
        "loading didAppear false",
      ]
    )
    container.events = []
    let content = LoggedChild(name: "content")
    content.host = container
    let film = try stage.record {
      container.state = .content(content)
      container.state = .failure("No network")
    }
    #expect(film.duration == 0.6)
    #expect(
      container.events.prefix(8) == [
        "loading willMove nil", "content willMove", "loading willDisappear true",
        "content willAppear true", "content didAppear true", "loading didDisappear true",
        "loading didMove nil", "content didMove",
      ]
    )
    #expect(container.events.suffix(2) == ["content didMove nil", "failure didMove"])
    #expect(container.view.subviews == container.children.map(\.view))
    #expect(stage.faults.isEmpty)
  }

  @Test(arguments: ["cancel", "finish", "swipe"]) func aFlowEnds(way: String) throws {
    FlowScreen.lifeline = []
    let main = MainFlowCoordinator(window: stage.window)
    main.start()
    stage.advance(by: 0)
    let home = try #require(main.navigationController.topViewController as? FlowScreen)
    try stage.record { home.onNext?() }
    weak let login = main.childCoordinators.first as? LoginFlowCoordinator
    let name = try #require(login?.navigationController.topViewController as? FlowScreen)
    #expect(FlowScreen.lifeline.last?.hasSuffix("true") == true)
    switch way {
    case "cancel": try stage.record { login?.cancel() }
    case "finish":
      try stage.record { name.onNext?() }
      let password = login?.navigationController.topViewController as? FlowScreen
      try stage.record { password?.onNext?() }
    default:
      try stage.record {
        stage.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 800), duration: 0.6)
      }
    }
    #expect(main.log == ["login done"])
    #expect(main.childCoordinators.isEmpty)
    #expect(main.navigationController.presentedViewController == nil)
    #expect(FlowScreen.lifeline.contains { $0.hasSuffix("gone false true") })
    #expect(stage.faults.isEmpty)
  }

  @Test func alertsWaitForEachOther() throws {
    let home = UIViewController()
    stage.show(UINavigationController(rootViewController: home))
    try stage.record {
      AlertQueue.shared.enqueue(title: "First", actions: ["Later", "Now"])
      AlertQueue.shared.enqueue(title: "Second", actions: ["Fine"])
    }
    #expect(home.presentedViewController?.title == "First")
    try tap("Now", in: stage.window)
    #expect(home.presentedViewController?.title == "Second")
    try tap("Fine", in: stage.window)
    #expect(home.presentedViewController == nil)
    #expect(AlertQueue.shared.chosen == ["Now", "Fine"])
    #expect(stage.faults.isEmpty)
  }

  @Test func anAlertHasAWindowOfItsOwn() throws {
    let home = CountingHome()
    stage.show(home)
    home.heard = []
    let alert = UIAlertController(title: "Oops", message: nil, preferredStyle: .alert)
    var window: UIWindow?
    alert.addAction(
      UIAlertAction(title: "OK", style: .cancel) { _ in
        window?.isHidden = true
        window = nil
      }
    )
    try stage.record { window = AlertWindowController.show(alert) }
    #expect(window?.isKeyWindow == true)
    #expect(alert.view.window === window)
    try tap("OK", in: try #require(window))
    #expect(window == nil)
    #expect(home.heard.isEmpty)
    #expect(stage.faults.isEmpty)
  }

  @Test(arguments: [Stage.Device.iPhone15, .iPadPro11])
  func popoversPresentPopovers(device: Stage.Device) throws {
    let stage = Stage(device: device)
    // The test itself holds what it dismisses.
    stage.keepsControllers = true
    let (home, menu) = (UIViewController(), PopoverMenuController())
    stage.show(home)
    menu.modalPresentationStyle = .popover
    menu.popoverPresentationController?.sourceView = home.view
    menu.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 100, width: 40, height: 40)
    menu.popoverPresentationController?.delegate = menu
    try stage.record { home.present(menu, animated: true) }
    let row = try #require(menu.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    var next: PopoverMenuController?
    try stage.record { next = menu.openNext(from: row) }
    #expect(menu.presentedViewController === next)
    #expect(menu.view.window != nil)
    #expect(next?.view.bounds.width == 220)
    let corner = CGPoint(x: 10, y: stage.window.bounds.height - 10)
    try stage.record { stage.tap(at: corner) }
    #expect(menu.presentedViewController == nil)
    #expect(home.presentedViewController === menu)
    try stage.record { stage.tap(at: corner) }
    #expect(home.presentedViewController == nil)
    #expect(menu.dismissals.contains("presentation"))
    #expect(stage.faults.isEmpty)
  }
}
