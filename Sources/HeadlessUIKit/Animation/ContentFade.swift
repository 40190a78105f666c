import Foundation

/// Lets what views draw anew fade with the animation block in effect.
///
/// Contents are not animated otherwise: outside of this, what a view draws changes at once.
@MainActor
enum ContentFade {
  /// Fades what `change` makes the views and their descendants draw anew.
  static func with(_ views: some Collection<UIView>, _ change: () -> Void) {
    guard let context = AnimationContext.current, context.duration > 0 else { return change() }
    // What was pending before is drawn first, so that it does not fade.
    for view in views { view.layer.displaySubtree() }
    let laidOut = views.filter { $0.layer.flags.isDisjoint(with: Self.layoutFlags) }
    change()
    for view in laidOut { view.layer.layoutSubtree() }
    for redrawn in views.flatMap({ $0.layer.redisplaySubtree() }) {
      context.recorder.record(redrawn, in: context)
    }
  }

  private static let layoutFlags: LayerFlags = [.needsLayout, .needsLayoutBelow]
}
