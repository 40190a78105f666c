import VirtualTime
import Foundation

extension CALayer {
  /// Moves `layer` to an index, counted without it.
  package func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    precondition(
      layer !== self && !layer.isAncestor(of: self),
      "a layer cannot be put into itself or into one of its sublayers"
    )
    // A layer that is only put in front of others neither comes nor goes.
    let comes = layer.parent !== self || maskLayer === layer
    layer.leaveParent(isMoving: !comes)
    let position = min(max(index(children), 0), children.count)
    children.insert(layer, at: position)
    layer.parent = self
    treeChanged(layer)
    runOwnAction(for: Self.sublayersEvent)
    if comes { layer.runVisibilityActions(for: kCAOnOrderIn) }
  }

  func replaceChild(_ old: CALayer, with new: CALayer) {
    guard let index = children.firstIndex(where: { $0 === old }) else { return }
    old.leaveParent()
    insert(new) { _ in index }
    // [I] The layer that takes the place has the transition.
    new.runOwnAction(for: kCATransition)
  }

  package func replaceChildren(with layers: [CALayer]) {
    for layer in children where !layers.contains(where: { $0 === layer }) { layer.leaveParent() }
    for (index, layer) in layers.enumerated() { insert(layer) { _ in index } }
  }

  func leaveParent(isMoving: Bool = false) {
    guard let parent else { return }
    let goes = !isMoving && parent.maskLayer !== self
    if goes { runVisibilityActions(for: kCAOnOrderOut) }
    let core = core
    core.animations.layersMoved()
    if waitsToAnimate { core.animations.keepUntilCommit(self) }
    if parent.maskLayer === self {
      parent.maskLayer = nil
    } else {
      parent.children.removeAll { $0 === self }
    }
    self.parent = nil
    parent.markChanged()
    if goes { parent.runOwnAction(for: Self.sublayersEvent) }
  }

  func replaceMask(with layer: CALayer?) {
    guard layer !== maskLayer else { return }
    maskLayer?.leaveParent()
    guard let layer else { return }
    layer.leaveParent()
    maskLayer = layer
    layer.parent = self
    treeChanged(layer)
  }

  /// Whether an animation was added here or below since the last commit.
  private var waitsToAnimate: Bool {
    guard !flags.isDisjoint(with: [.changed, .changedBelow]) else { return false }
    return animationTable.entries.contains { !$0.isStarted }
      || children.contains(where: \.waitsToAnimate)
  }

  private func treeChanged(_ newcomer: CALayer) {
    markChanged()
    newcomer.raiseTrails()
    sublayersChanged()
    core.animations.layersMoved()
  }

  func isAncestor(of layer: CALayer) -> Bool {
    sequence(first: layer, next: \.parent).contains { $0 === self }
  }

  package var root: CALayer {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer
  }

  /// The stage of this layer: its window's, or the ambient one.
  package var core: StageCore { root.rootCore ?? .ambient }
}
