import Testing
import TransitionSnapshotsTesting
import UIKit

/// What Apple's guides show, as an app developer would have typed it: heard and seen.
@MainActor
@Suite struct Seeds {
  private let device = Stage.Device(width: 200, height: 430, scale: 1)
  private let red = PaletteController("red", .red)
  private let blue = PaletteController("blue", .blue)

  private func stage(showing root: UIViewController) -> Stage {
    let stage = Stage(device: device)
    root.view.backgroundColor = .white
    stage.show(root)
    return stage
  }

  /// What the engine called, with its times.
  private func log(_ film: Film) -> [String] {
    film.events
      .filter { event in
        !["Layout", "loadView", "viewIsAppearing"].contains { event.name.contains($0) }
      }
      .map { "\($0.time) \($0.name)" }
  }

  @Test func aContainerDisplaysAndHides() throws {
    let container = ContentContainer()
    let stage = stage(showing: container)
    let film = try stage.record { container.displayContentController(red) }
    #expect(
      log(film) == [
        "0.0 willMove(toParent: ContentContainer)", "0.0 viewDidLoad()",
        "0.0 viewWillAppear(animated: false)", "0.0 viewDidAppear(animated: false)",
      ]
    )
    #expect(
      red.heard == [
        "willMove", "viewDidLoad", "viewWillAppear(false)", "didMove", "viewDidAppear(false)",
      ]
    )
    red.forget()
    _ = try stage.record { container.hideContentController(red) }
    #expect(
      red.heard == [
        "willMove(nil)", "viewWillDisappear(false)", "didMove(nil)", "viewDidDisappear(false)",
      ]
    )
    #expect(stage.faults.isEmpty)
  }

  @Test func theCycle() throws {
    let container = ContentContainer()
    let stage = stage(showing: container)
    container.displayContentController(red)
    try stage.settle()
    red.forget()
    try assertTransition(on: stage, at: .quarters) {
      container.cycleFromViewController(red, to: blue)
    }
    #expect(
      red.heard == [
        "willMove(nil)", "viewWillDisappear(true)", "viewDidDisappear(true)", "didMove(nil)",
      ]
    )
    #expect(
      blue.heard == [
        "willMove", "viewDidLoad", "viewWillAppear(true)", "viewDidAppear(true)", "didMove",
      ]
    )
    #expect(blue.view.frame == container.frameForContentController)
    #expect(red.view.superview == nil)
    #expect(stage.faults.isEmpty)
  }

  @Test func theCycleTakesAQuarterOfASecond() throws {
    let container = ContentContainer()
    let stage = stage(showing: container)
    container.displayContentController(red)
    try stage.settle()
    let film = try stage.record { container.cycleFromViewController(red, to: blue) }
    #expect(film.duration == 0.25)
    #expect(
      log(film) == [
        "0.0 willMove(toParent: ContentContainer)", "0.0 viewDidLoad()",
        "0.0 viewWillDisappear(animated: true)", "0.0 viewWillAppear(animated: true)",
        "0.25 viewDidAppear(animated: true)", "0.25 viewDidDisappear(animated: true)",
        "0.25 didMove(toParent: nil)",
      ]
    )
  }

  @Test func appearanceForwardedByHand() throws {
    let container = ForwardingContainer(child: red)
    let stage = stage(showing: container)
    #expect(
      red.heard == [
        "willMove", "viewDidLoad", "didMove", "viewWillAppear(false)", "viewDidAppear(false)",
      ]
    )
    red.forget()
    stage.show(UIViewController())
    #expect(red.heard == ["viewWillDisappear(false)", "viewDidDisappear(false)"])
    #expect(stage.faults.isEmpty)
  }

  @Test func addingTheViewFirst() throws {
    let parent = UIViewController()
    let stage = stage(showing: parent)
    _ = try stage.record { addViewFirst(red, to: parent) }
    #expect(
      red.heard == [
        "viewDidLoad", "viewWillAppear(false)", "willMove", "didMove", "viewDidAppear(false)",
      ]
    )
    red.forget()
    _ = try stage.record { removeLinkFirst(red) }
    #expect(
      red.heard == [
        "willMove(nil)", "didMove(nil)", "viewWillDisappear(false)", "viewDidDisappear(false)",
      ]
    )
    #expect(stage.faults.isEmpty)
  }

  @Test func theExtensionAddsAndRemoves() throws {
    let parent = UIViewController()
    let stage = stage(showing: parent)
    _ = try stage.record { parent.add(red) }
    #expect(parent.children == [red])
    red.forget()
    _ = try stage.record {
      red.remove()
      red.remove()
    }
    #expect(
      red.heard == [
        "willMove(nil)", "viewWillDisappear(false)", "didMove(nil)", "viewDidDisappear(false)",
      ]
    )
    #expect(stage.faults.isEmpty)
  }

  @Test func theLoadingSpinner() throws {
    let content = ContentViewController()
    let stage = Stage(device: device)
    stage.show(content)
    try assertTransition(on: stage, at: .quarters) { content.loadContent() }
    #expect(content.children.isEmpty)
    #expect(content.view.backgroundColor == .green)
    #expect(stage.now == 0.5)
    #expect(stage.faults.isEmpty)
  }

  @Test func theSpellingsOfSwift3() throws {
    let container = OldContainer()
    let stage = stage(showing: container)
    container.disPlayContentController(vc: red)
    try stage.settle()
    red.forget()
    try assertTransition(on: stage, at: .quarters) {
      container.transitionVC(oldVC: red, newVC: blue)
    }
    #expect(
      red.heard == [
        "willMove(nil)", "viewWillDisappear(true)", "viewDidDisappear(true)", "didMove(nil)",
      ]
    )
    container.hideContentController(vc: blue)
    try stage.settle()
    #expect(container.childViewControllers.isEmpty)
    #expect(stage.faults.isEmpty)
  }
}
