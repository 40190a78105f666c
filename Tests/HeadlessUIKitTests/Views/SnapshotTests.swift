import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Pictures of views, and pictures of those.
@MainActor
@Suite struct SnapshotTests {
  private let scene = Scenery()

  private func picture(of view: UIView?) -> FrozenContent? {
    guard case .frozen(let picture)? = view?.layer.values.drawing else { return nil }
    return picture
  }

  @Test func `a snapshot that was never shown can be cut into pieces at once`() throws {
    scene.view.backgroundColor = .red
    scene.stage.advance(by: 0)
    let whole = try #require(scene.view.snapshotView(afterScreenUpdates: false))
    let quarter = CGRect(x: 50, y: 0, width: 50, height: 50)
    let piece = whole.resizableSnapshotView(
      from: quarter,
      afterScreenUpdates: false,
      withCapInsets: .zero
    )
    let shown = try #require(picture(of: piece))
    #expect(shown.source == quarter)
    guard case .frozen(let inner) = shown.node.layer.content else {
      Issue.record("a piece shows the snapshot it was cut from")
      return
    }
    #expect(inner.node.layer.background == UIColor.red.cgColor.value)
    #expect(scene.stage.faults.isEmpty)
  }

  @Test func capsLeaveTheMiddleToBeStretched() {
    let caps = UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)
    scene.stage.advance(by: 0)
    let center = { (size: CGSize) in
      let rect = CGRect(origin: .zero, size: size)
      let piece = scene.view.resizableSnapshotView(
        from: rect,
        afterScreenUpdates: true,
        withCapInsets: caps
      )
      return picture(of: piece)?.center
    }
    #expect(
      center(CGSize(width: 40, height: 20)) == CGRect(x: 0.1, y: 0.1, width: 0.7, height: 0.6)
    )
    #expect(center(CGSize(width: 1, height: 1)) == CGRect(x: 4, y: 2, width: 0, height: 0))
    for size in [CGSize(width: 0, height: 20), CGSize(width: 40, height: 0)] {
      #expect(center(size) == ImageContent.unit)
    }
  }

  @Test(.evidence(.documented))
  func `a snapshot after screen updates is laid out by its constraints`() throws {
    scene.stage.advance(by: 0)
    let box = UIView()
    box.backgroundColor = .red
    box.translatesAutoresizingMaskIntoConstraints = false
    scene.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: scene.view.leadingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 30),
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    let shown = try #require(picture(of: scene.view.snapshotView(afterScreenUpdates: true)))
    #expect(
      shown.node.layer.children.map(\.layer.frame) == [CGRect(x: 20, y: 30, width: 40, height: 50)]
    )
  }

  @Test(.evidence(.documented))
  func `what was never rendered gives an empty snapshot, with UIKit's sentence`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.bounds.size == CGSize(width: 30, height: 40))
    #expect(picture(of: snapshot) == nil)
    #expect(scene.stage.faults.map(\.sentence).first?.contains("empty snapshot") == true)
    #expect(picture(of: view.snapshotView(afterScreenUpdates: true)) != nil)
  }
}
