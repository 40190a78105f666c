import Foundation
import Geometry
import Scene

// Drawings cannot widen a clip. The first reset therefore saves the state at the base belatedly;
// then the clip is reset by restoring that state and recording the transforms again.

extension CGContext {
  /// The place in a drawing to which a reset of the clip goes back.
  struct ClipBase {
    var clipBounds: CGRect
    /// The number of commands before it.
    var start = 0
    /// The number of saved states below it.
    var depth = 0
    /// Whether the state at the base is saved.
    var isSaved = false
  }

  /// [D] Back to the whole canvas, for the current state only; in a transparency layer, to the clip
  /// with which it began.
  public func resetClip() {
    let base = clipBases[clipBases.count - 1]
    if !base.isSaved { commands.insert(.save, at: base.start) }
    clipBases[clipBases.count - 1].isSaved = true
    for index in base.depth..<saved.count where saved[index].isSaved {
      record(.restore)
      saved[index].isSaved = false
    }
    state.placement.removeAll { !$0.isTransform }
    state.clipBounds = base.clipBounds
    placeAgain()
  }

  /// Records a transform or a clip, and remembers it.
  func place(_ command: DrawingCommand) {
    state.placement.append(command)
    record(command)
  }

  /// Places the current state, which has just become the only one on top of the base.
  func placeAgain() {
    record(.restore)
    record(.save)
    for command in state.placement { record(command) }
  }

  func beginClipBase() {
    state.placement = []
    clipBases.append(
      ClipBase(clipBounds: state.clipBounds, start: commands.count, depth: saved.count)
    )
  }

  func endClipBase() {
    if clipBases.removeLast().isSaved { record(.restore) }
  }
}

extension DrawingCommand {
  fileprivate var isTransform: Bool {
    if case .concatenate = self { true } else { false }
  }
}
