public import Foundation

/// A drag, which nobody makes.
public struct DragGesture: PlainGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// A finger that stands still.
    public var velocity: CGSize { .zero }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: CoordinateSpace = .local
  ) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }
}
