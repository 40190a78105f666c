import Scene
import Timeline

/// A layer's change from one picture to another, drawn by the catalogue.
struct PictureTransition {
  let before: Node
  let timing: Timing
  let mix: (_ before: Node, _ after: Node, _ progress: Double) -> Node

  func node(of after: Node, at time: Instant) -> Node {
    guard let progress = timing.progress(at: time) else { return after }
    return mix(before, after, progress.value)
  }
}
