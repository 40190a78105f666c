import VirtualTime
import Foundation

extension CALayer {
  /// Moves `layer` to an index, counted without it.
  package func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    let comes = place(layer, at: index)
    runOwnAction(for: Self.sublayersEvent)
    if comes { layer.runVisibilityActions(for: kCAOnOrderIn) }
  }

  /// Whether the layer was elsewhere before.
  private func place(_ layer: CALayer, at index: ([CALayer]) -> Int) -> Bool {
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
    return comes
  }

  func replaceChild(_ old: CALayer, with new: CALayer) {
    guard let index = children.firstIndex(where: { $0 === old }) else { return }
    old.leaveParent(notifies: false)
    insert(new) { _ in index }
    // [I] The layer that takes the place has the transition.
    new.runOwnAction(for: kCATransition)
  }

  package func replaceChildren(with layers: [CALayer]) {
    let old = children
    for layer in old where !layers.contains(where: { $0 === layer }) {
      layer.leaveParent(notifies: false)
    }
    var newcomers: [CALayer] = []
    for (index, layer) in layers.enumerated() where place(layer, at: { _ in index }) {
      newcomers.append(layer)
    }
    if !old.elementsEqual(children, by: ===) { runOwnAction(for: Self.sublayersEvent) }
    for layer in newcomers { layer.runVisibilityActions(for: kCAOnOrderIn) }
  }

  func leaveParent(isMoving: Bool = false, notifies: Bool = true) {
    guard let parent else { return }
    let goes = !isMoving && parent.maskLayer !== self
    let wasVisible = goes && runsVisibilityActions
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
    // Actions may change the tree again.
    if wasVisible { runSubtreeActions(for: kCAOnOrderOut) }
    if goes && notifies { parent.runOwnAction(for: Self.sublayersEvent) }
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
