import Geometry
import Timeline
import VirtualTime

/// What a stage's layers have under way.
final class LayerCore: StagePart {
  let transactions = TransactionStack()
  let animations = RunningAnimations()
  private(set) var displayLinks: [CADisplayLink] = []
  var display = Display()
  /// What is kept of every commit, if a recording is to be looked at between its frames.
  var negative: Negative?
  private var lastNodeID = 0

  func add(_ link: CADisplayLink) { displayLinks.append(link) }
  func remove(_ link: CADisplayLink) { displayLinks.removeAll { $0 === link } }

  func nextNodeID() -> Int {
    lastNodeID += 1
    return lastNodeID
  }

  // MARK: StagePart

  var nextEnd: Instant? { animations.nextEnd }
  var nextDue: Instant? {
    [animations.nextEnd, displayLinks.compactMap(\.nextTick).min()].compactMap(\.self).min()
  }
  var isWaiting: Bool { animations.nextEnd != nil || !displayLinks.isEmpty }

  func runDue(on core: StageCore) {
    animations.finish(at: core.now, core)
    for link in displayLinks where link.nextTick.map({ $0 <= core.now }) ?? false {
      link.fire(at: core.now)
    }
  }

  /// Display, and then the render half of a commit.
  func commit(on core: StageCore) {
    for layer in display.roots() { layer.displaySubtree() }
    transactions.closeImplicit(core)
    for layer in display.roots() { layer.commit(at: core.now, core) }
    animations.commit(at: core.now, core)
    negative?.expose(display.shown().compactMap(\.record), on: display.canvas, at: core.now)
  }
}

extension StageCore {
  var layers: LayerCore { part(LayerCore.self) }
  var transactions: TransactionStack { layers.transactions }
  var animations: RunningAnimations { layers.animations }
  var displayLinks: [CADisplayLink] { layers.displayLinks }
  var display: Display {
    get { layers.display }
    set { layers.display = newValue }
  }
}
