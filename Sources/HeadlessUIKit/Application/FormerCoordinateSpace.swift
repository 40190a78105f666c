import Foundation

/// The space of a scene before its size or orientation changed.
@MainActor
final class FormerCoordinateSpace: NSObject, ScreenSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  // [I] Both spaces begin in the screen's corner.
  func toScreen(_ rect: CGRect) -> CGRect { rect }
  func fromScreen(_ rect: CGRect) -> CGRect { rect }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, throughScreenTo: coordinateSpace)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, throughScreenFrom: coordinateSpace)
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, throughScreenTo: coordinateSpace)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, throughScreenFrom: coordinateSpace)
  }
}
