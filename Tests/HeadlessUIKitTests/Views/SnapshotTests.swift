import Foundation
import Geometry
import Scene
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

  @Test func `[D] what was never rendered gives an empty snapshot, with UIKit's sentence`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.bounds.size == CGSize(width: 30, height: 40))
    #expect(picture(of: snapshot) == nil)
    #expect(scene.stage.faults.map(\.sentence).first?.contains("empty snapshot") == true)
    #expect(picture(of: view.snapshotView(afterScreenUpdates: true)) != nil)
  }
}
