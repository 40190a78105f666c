import Geometry
package import Timeline
import VirtualTime

/// The running animations and display state of a stage's layers.
package final class LayerCore: StagePart {
  let transactions = TransactionStack()
  package let animations = RunningAnimations()
  package private(set) var displayLinks: [CADisplayLink] = []
  package var display = Display()
  /// The stored commits, if pictures between a recording's frames are needed.
  package var negative: Negative?
  private var lastNodeID = 0

  package init() {}

  package func add(_ link: CADisplayLink) { displayLinks.append(link) }
  package func remove(_ link: CADisplayLink) { displayLinks.removeAll { $0 === link } }

  func nextNodeID() -> Int {
    lastNodeID += 1
    return lastNodeID
  }

  // MARK: StagePart

  package var nextEnd: Instant? { animations.nextEnd }
  package var nextDue: Instant? {
    [
      animations.nextStart, animations.nextEnd, animations.nextRedraw,
      displayLinks.compactMap(\.nextTick).min(),
    ].compactMap(\.self).min()
  }
  package var isWaiting: Bool { animations.nextEnd != nil || !displayLinks.isEmpty }

  package func runDue(on core: StageCore) {
    animations.tellStarts(at: core.now)
    animations.finish(at: core.now, core)
    animations.redraw(at: core.now)
    for link in displayLinks where link.nextTick.map({ $0 <= core.now }) ?? false {
      link.fire(at: core.now)
    }
  }

  /// Displays the layers, then runs the rendering half of a commit.
  package func commit(on core: StageCore) {
    for layer in display.roots() { layer.displaySubtree() }
    transactions.closeImplicit(core)
    for layer in display.roots() { layer.commit(at: core.now, core) }
    animations.commit(at: core.now, core)
    negative?.expose(display.shown().compactMap(\.record), on: display.canvas, at: core.now)
  }
}

extension StageCore {
  package var layers: LayerCore { part(LayerCore.self) }
  var transactions: TransactionStack { layers.transactions }
  package var animations: RunningAnimations { layers.animations }
  package var displayLinks: [CADisplayLink] { layers.displayLinks }
  package var display: Display {
    get { layers.display }
    set { layers.display = newValue }
  }
}
