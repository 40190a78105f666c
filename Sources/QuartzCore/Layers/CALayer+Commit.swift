import VirtualTime
import Foundation
package import Timeline

extension CALayer {
  /// Updates the records of the subtree and starts animations that were added since the last
  /// commit.
  ///
  /// Visits changed layers only; `time` is the parent's, and `isFlippedAround` says whether y grows
  /// upwards there.
  @discardableResult
  package func commit(
    at time: Instant,
    _ core: StageCore,
    isFlippedAround: Bool = false
  ) -> LayerRecord {
    let record = record ?? LayerRecord(id: core.layers.nextNodeID())
    self.record = record
    let pending: LayerFlags = [.changed, .changedBelow]
    guard !flags.isDisjoint(with: pending) || record.values.isFlippedAround != isFlippedAround
    else { return record }
    let local = mediaTiming.isTransparent ? time : Instant(seconds: mediaTiming.local(time.seconds))
    let starting = animationTable.entries.filter { !$0.isStarted }
    for entry in starting {
      entry.start(at: local)
      core.animations.started(entry)
    }
    // What was displayed before this commit was the model.
    if starting.contains(where: { !$0.ownParts.isEmpty }) { redraw() }
    for entry in animationTable.entries { entry.followRide() }
    let isFlipped = values.isGeometryFlipped != isFlippedAround
    let inside = children.map { child in
      if let known = child.record, child.flags.isDisjoint(with: pending),
        known.values.isFlippedAround == isFlipped
      {
        return known
      }
      return child.commit(at: local, core, isFlippedAround: isFlipped)
    }
    flags.subtract(pending)
    let mask = maskLayer?.commit(at: local, core, isFlippedAround: isFlipped)
    record.take(self, inside, mask: mask, isFlippedAround: isFlippedAround, at: local)
    return record
  }

  /// The layer's name in curves and logs.
  package var label: String { name ?? typeName }

  /// Class and identifier, for messages.
  package var title: String {
    guard let known = identifier ?? name else { return typeName }
    return "\(typeName) '\(known)'"
  }

  private var typeName: String { delegate.map { TypeNames.of($0) } ?? TypeNames.of(self) }
}
