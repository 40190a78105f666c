import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The colours of a replicator layer's instances.
@MainActor
@Suite struct ReplicatorTests {
  private let stage = Stage()

  private func instances(_ change: (CAReplicatorLayer) -> Void) throws -> [Layer] {
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 3
    change(replicator)
    stage.window.layer.addSublayer(replicator)
    stage.advance(by: 0)
    let node = try #require(replicator.record?.node(at: stage.instant))
    return node.layer.children.map(\.layer)
  }

  @Test func `white instances are left as they are`() throws {
    let plain = try instances { _ in }
    #expect(plain.allSatisfy { $0.effects.isEmpty && $0.opacity == 1 })
  }

  @Test(.evidence(.documented))
  func `the offsets add up from instance to instance, within 0 and 1`() throws {
    let shown = try instances {
      $0.instanceColor = CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
      $0.instanceRedOffset = -0.25
      $0.instanceGreenOffset = 0.25
      $0.instanceBlueOffset = -0.25
      $0.instanceAlphaOffset = -0.5
    }
    let colors = [
      Color(red: 1, green: 0.5, blue: 0.25), Color(red: 0.75, green: 0.75, blue: 0),
      Color(red: 0.5, green: 1, blue: 0),
    ]
    #expect(shown.map(\.effects) == colors.map { [.multiply($0)] })
    #expect(shown.map(\.opacity) == [0.75, 0.25, 0])
  }

  @Test func `an instance colour animates`() throws {
    let replicator = CAReplicatorLayer()
    stage.window.layer.addSublayer(replicator)
    stage.advance(by: 0)
    let redden = CABasicAnimation(keyPath: "instanceGreenOffset")
    redden.fromValue = 0
    redden.toValue = -1
    redden.duration = 1
    replicator.add(redden, forKey: nil)
    stage.advance(by: 0.5)
    #expect(replicator.presentation()?.instanceGreenOffset == -0.5)
  }
}
