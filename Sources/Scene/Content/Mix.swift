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
    /// By how unlike two pixels are, each component for itself or the colour as a whole: 256
    /// shares, the first for equal ones, the last for black against white.
    case unlikeness(shares: [Double], asWhole: Bool)
  }

  /// What is done to the mixed picture.
  public enum Finish: Hashable, Sendable {
    /// Tiles of one colour each, so many points wide, around the middle.
    case mosaic(side: Double)
    /// A Gaussian sideways; the deviation in points.
    case smear(deviation: Double)
  }

  public var from: Node
  public var to: Node
  public var amount: Amount
  public var finish: Finish?

  public init(from: Node, to: Node, amount: Amount, finish: Finish? = nil) {
    self.from = from
    self.to = to
    self.amount = amount
    self.finish = finish
  }
}
