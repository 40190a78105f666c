import Foundation
package import Scene
package import Timeline

/// A layer's state at the last commit, from which it can be drawn at any later time.
package final class LayerRecord {
  package let id: Int
  package var label = ""
  package private(set) var title = ""
  package private(set) var values = LayerValues()
  /// The values of keys that the layer's class declares itself.
  private(set) var ownValues: [String: Any] = [:]
  private(set) var timing = MediaTiming()
  package private(set) var animations: [LayerAnimation] = []
  package private(set) var children: [LayerRecord] = []
  package private(set) var mask: LayerRecord?
  package private(set) var transition: PictureTransition?
  /// Whether this picture, or one of its children's, depends on the time.
  package private(set) var isMoving = false
  /// Whether only its position and its opacity change.
  private var onlyTravels = false
  private var still: Node?
  /// What an emitter layer has emitted.
  private(set) var emission = Emission()

  package init(id: Int) {
    self.id = id
  }

  /// `time` is the layer's own.
  package func take(
    _ layer: CALayer,
    _ children: [LayerRecord],
    mask: LayerRecord?,
    isFlippedAround: Bool,
    at time: Instant
  ) {
    label = layer.label
    title = layer.title
    values = layer.values
    values.isFlippedAround = isFlippedAround
    ownValues = layer.ownValues
    timing = layer.mediaTiming
    animations = layer.animationTable.entries.flatMap(\.parts)
    transition = layer.animationTable.entries.lazy.compactMap(\.transition).last
    self.children = children
    self.mask = mask
    onlyTravels = animations.allSatisfy { $0.movesPosition || $0.key.property == .opacity }
    if case .emitter(let emitter) = values.special { emission.take(emitter, at: time.seconds) }
    isMoving =
      !animations.isEmpty || !emission.isEmpty || transition != nil || mask?.isMoving == true
      || children.contains(where: \.isMoving)
    still = nil
  }

  package func values(atLocal time: Instant) -> LayerValues {
    sample(at: time).values
  }

  /// The values, and whether the layer is drawn once and then only moved: Decisions.md 13.
  ///
  /// At the start and end of its movement it is drawn exactly as at rest.
  private func sample(at time: Instant) -> (values: LayerValues, isTravelling: Bool) {
    var values = values
    var isTravelling = false
    for index in animations.indices {
      let progress = animations[index].apply(to: &values, at: time)
      guard onlyTravels, let progress, progress != 0, progress != 1 else { continue }
      isTravelling = isTravelling || animations[index].movesPosition
    }
    return (values, isTravelling)
  }

  /// The picture at the parent's `time`; nil while the layer is hidden.
  package func node(at time: Instant) -> Node? {
    if let still { return still }
    let local =
      timing.isTransparent ? time : Instant(seconds: timing.local(time.seconds))
    let (values, isTravelling) = sample(at: local)
    guard !values.isHidden, !values.isConcealed else { return nil }
    let inside = values.placed(particles(values, at: local) + replicated(values, at: local))
    let mask = mask?.node(at: local).map { values.placed($0) }
    var layer = values.layer(children: inside, mask: mask)
    layer.isRasterGroup = layer.isRasterGroup || isTravelling
    var node = Node(layer, id: id, label: label, title: title)
    if let transition { node = transition.node(of: node, at: local) }
    if !isMoving { still = node }
    return node
  }
}

extension LayerRecord {
  /// A copy of the subtree, which later commits do not change.
  package func frozen() -> LayerRecord {
    let copy = LayerRecord(id: id)
    copy.label = label
    copy.title = title
    copy.values = values
    copy.timing = timing
    copy.animations = animations
    copy.children = children.map { $0.frozen() }
    copy.mask = mask?.frozen()
    copy.transition = transition
    copy.isMoving = isMoving
    copy.onlyTravels = onlyTravels
    copy.still = still
    copy.emission = emission
    return copy
  }

  /// The subtree with the values that code has set; its particles move on.
  package var unanimated: LayerRecord {
    guard isMoving else { return self }
    let copy = frozen()
    copy.dropAnimations()
    return copy
  }

  private func dropAnimations() {
    (animations, transition, still) = ([], nil, nil)
    for child in children { child.dropAnimations() }
    mask?.dropAnimations()
  }
}
