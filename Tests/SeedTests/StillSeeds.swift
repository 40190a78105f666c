import Testing
import TransitionSnapshotsTesting
import UIKit

/// The guides' code that changes the screen at once: how it rests, and what was called.
@MainActor
@Suite struct StillSeeds {
  private let stage = Stage(device: .init(width: 200, height: 430, scale: 1))
  private let red = PaletteController("red", .red)

  private func show(_ root: UIViewController) {
    root.view.backgroundColor = .white
    stage.show(root)
  }

  @Test func displayAndHide() throws {
    let container = ContentContainer()
    show(container)
    try assertTransition(on: stage, named: "display", at: [.settled]) {
      container.displayContentController(red)
    }
    try assertTransition(on: stage, named: "hide", at: [.settled]) {
      container.hideContentController(red)
    }
  }

  @Test func forwarding() throws {
    let container = ForwardingContainer(child: red)
    try assertTransition(on: stage, at: [.settled]) { show(container) }
  }

  @Test func viewFirst() throws {
    let parent = UIViewController()
    show(parent)
    try assertTransition(on: stage, named: "add", at: [.settled]) { addViewFirst(red, to: parent) }
    try assertTransition(on: stage, named: "remove", at: [.settled]) { removeLinkFirst(red) }
  }

  @Test func byExtension() throws {
    let parent = UIViewController()
    show(parent)
    try assertTransition(on: stage, named: "add", at: [.settled]) { parent.add(red) }
    try assertTransition(on: stage, named: "remove", at: [.settled]) { red.remove() }
  }

  @Test func oldSpellings() throws {
    let container = OldContainer()
    show(container)
    try assertTransition(on: stage, named: "display", at: [.settled]) {
      container.disPlayContentController(vc: red)
    }
    try assertTransition(on: stage, named: "hide", at: [.settled]) {
      container.hideContentController(vc: red)
    }
  }
}
