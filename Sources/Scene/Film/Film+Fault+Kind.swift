extension Film.Fault {
  /// The kind of fault, so that tests can accept one kind only.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Conflicting constraints.
    case constraints
    /// A child that was added, removed or shown without the required calls to its parent.
    case containment
    /// Unbalanced `will…` and `did…` appearance callbacks.
    case appearance
    /// A presentation or dismissal that UIKit refuses.
    case presentation
    /// A transition that was never completed, or completed twice.
    case transition
    /// A view that a transition has left behind or lost.
    case leftover
    /// A controller that was removed for good and is still alive.
    case keptControllers
    /// Something that never comes to rest.
    case endless
    /// Work that waits on the real clock, which the film does not.
    case realTime
    /// Something that is not drawn or done here as on a device.
    case unsupported
    /// Any other warning or exception of UIKit.
    case misuse
  }
}
