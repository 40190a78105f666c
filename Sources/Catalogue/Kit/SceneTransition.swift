public import Foundation
public import Geometry
public import Scene

/// Maps two pictures and a progress to the layers on the canvas.
///
/// A conforming type describes what happens strictly between the ends; the extensions below return
/// exactly *before* at 0 and exactly *after* at 1, and clamp the progress.
public protocol SceneTransition: Hashable, Sendable {
  /// From back to front, in the space of a canvas that both pages cover; `progress` is inside (0,
  /// 1).
  ///
  /// Near 0 the layers must look like `before`, near 1 like `after`.
  func layers(from before: Page, to after: Page, progress: Double) -> [Layer]

  /// The colour where no page is.
  var backing: Color { get }
}

extension SceneTransition {
  // [W] The window behind UIKit's flips and curls is black.
  public var backing: Color { .black }

  /// The frame at a progress: exactly `before` up to 0, exactly `after` from 1 on.
  ///
  /// Scenes of two sizes share the canvas of `after`; `before` is cropped or does not fill it.
  public func scene(from before: Scene, to after: Scene, progress: Double) -> Scene {
    guard progress > 0 else { return before }
    guard progress < 1 else { return after }
    let canvas = CGRect(origin: .zero, size: after.size)
    let stage = stage(
      from: Page(before.root, in: canvas, background: before.background),
      to: Page(after.root, in: canvas, background: after.background),
      in: canvas,
      progress: progress
    )
    // Transparent pictures stay transparent: the black backing is left out.
    let isTransparent = before.background == nil || after.background == nil
    return Scene(size: after.size, background: isTransparent ? nil : backing, root: Node(stage))
  }

  /// The transition of one rectangle in a larger scene: `before` up to 0, `after` from 1 on.
  ///
  /// All nodes are in the space of `bounds`; there is no backing.
  public func node(from before: Node, to after: Node, in bounds: CGRect, progress: Double) -> Node {
    guard progress > 0 else { return before }
    guard progress < 1 else { return after }
    return rest(from: before, to: after, in: bounds, progress: progress)
  }

  /// The picture of `bounds` without the special cases at the ends, for a transition that stops
  /// halfway.
  public func rest(from before: Node, to after: Node, in bounds: CGRect, progress: Double) -> Node {
    Node(
      stage(
        from: Page(before, in: bounds),
        to: Page(after, in: bounds),
        in: bounds,
        progress: progress
      )
    )
  }

  private func stage(
    from before: Page,
    to after: Page,
    in bounds: CGRect,
    progress: Double
  ) -> Layer {
    var stage = Layer(frame: bounds)
    stage.children = layers(from: before, to: after, progress: progress).map { Node($0) }
    return stage
  }
}
