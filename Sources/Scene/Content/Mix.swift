/// The exact linear mix of two pictures: `from · (1 − a) + to · a`, in premultiplied components.
///
/// Both nodes are in the layer's own space and are drawn to the layer's bounds on a transparent
/// canvas. Two opaque pictures give an opaque one: the background never shines through.
public struct Mix: Hashable, Sendable {
  public enum Amount: Hashable, Sendable {
    /// Uniform: a dissolve.
    case uniform(Double)
    /// The alpha of a node in the layer's space: a wipe, an iris, a soft edge.
    case alpha(of: Node)
    /// By the difference between two pixels, for each component or for the colour as a whole: 256
    /// weights, the first for equal ones, the last for black against white.
    case unlikeness(shares: [Double], asWhole: Bool)
  }

  /// An effect on the mixed picture.
  public enum Finish: Hashable, Sendable {
    /// Tiles of one colour each, centred, with that side in points.
    case mosaic(side: Double)
    /// A horizontal Gaussian blur; the deviation in points.
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
