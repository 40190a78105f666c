extension Film.Fault {
  /// What sort of fault it is, so that tests can accept one sort and no other.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Constraints that cannot be met together.
    case constraints
    /// A child that was added, removed or shown without its parent's due calls.
    case containment
    /// `will…` and `did…` of an appearance that do not match.
    case appearance
    /// A presentation or dismissal that UIKit refuses.
    case presentation
    /// A transition that was completed never or twice.
    case transition
    /// A view that a transition has left behind, or lost.
    case leftover
    /// A controller that has left the screen for good and is still alive.
    case keptControllers
    /// Something that never comes to rest.
    case endless
    /// Work that waits on the real clock, which the film does not.
    case realTime
    /// What is not drawn or done here as on a device.
    case unsupported
    /// Anything else that UIKit warns about or raises.
    case misuse
  }
}
