import CoreGraphics
import Foundation
import Geometry
import Scene
import Timeline
import VirtualTime

@testable import QuartzCore

/// One layer as a screen, on a clock of its own; no view anywhere.
@MainActor
final class Screen {
  let core = StageCore()
  let root = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    root.rootCore = core
    let root = root
    core.display = Display(canvas: root.bounds, roots: { [root] }, shown: { [root] })
    core.becomeAmbient()
  }

  /// A layer on screen that the last commit knows.
  func makeLayer<Made: CALayer>(_ layer: Made) -> Made {
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSublayer(layer)
    core.flushTurn()
    return layer
  }

  func advance(to seconds: Double) { core.run(until: Instant(seconds: seconds)) }

  var node: Node? { root.record?.node(at: core.now) }
}
