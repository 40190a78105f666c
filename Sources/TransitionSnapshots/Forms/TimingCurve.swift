internal import Foundation
internal import Geometry
internal import Scene

/// The geometry of one layer on the screen, frame by frame.
struct TimingCurve {
  static let header = "t,x,y,w,h,alpha,transform"

  struct Point: Hashable {
    /// In seconds.
    let time: Double
    /// Nil while the layer is not on the screen.
    let position: ScreenPosition?
  }

  let name: String
  let points: [Point]

  var csv: String {
    ([Self.header] + points.map(Self.line)).map { $0 + "\n" }.joined()
  }

  private static func line(_ point: Point) -> String {
    let time = Figures.milliseconds(point.time)
    guard let position = point.position else { return time + ",,,,,," }
    let frame = position.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height, position.alpha]
      .map { Figures.decimal($0) }
    return ([time] + numbers + [position.transformWords]).joined(separator: ",")
  }
}

extension Take {
  /// A layer's geometry in each frame; the moment before completions comes before the settled one.
  func points(of id: Int) -> [TimingCurve.Point] {
    let moments = film.frames.dropLast().map { $0 } + [film.end] + film.frames.suffix(1)
    return moments.map {
      TimingCurve.Point(time: $0.time, position: ScreenPosition.find(id, in: $0.scene))
    }
  }
}
