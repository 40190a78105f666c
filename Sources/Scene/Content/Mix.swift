/// The exact linear mix of two pictures: `from · (1 − a) + to · a`, in premultiplied components.
///
/// Both nodes stand in the layer's own space and are drawn to the layer's bounds on nothing.
/// Two opaque pictures give an opaque one: whatever stands behind never shines through.
public struct Mix: Hashable, Sendable {
  public enum Amount: Hashable, Sendable {
    /// The same everywhere: a dissolve.
    case uniform(Double)
    /// The alpha of a node that stands in the layer's space: a wipe, an iris, a soft edge.
    case alpha(of: Node)
  }

  public var from: Node
  public var to: Node
  public var amount: Amount

  public init(from: Node, to: Node, amount: Amount) {
    self.from = from
    self.to = to
    self.amount = amount
  }
}
