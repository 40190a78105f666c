import Foundation
import Geometry

/// The scenes of `Tests/Fixtures/skia/cases.json`, which `Tests/Oracles/skia_pictures.py` writes.
struct SkiaCases: Decodable {
  struct RoundedBox: Decodable {
    let frame: [Double]
    let radii: [Double]
    let border: Double
  }

  struct Ramp: Decodable {
    let start: [Double]
    let end: [Double]
    /// Location, red, green, blue, alpha.
    let stops: [[Double]]
  }

  struct Cast: Decodable {
    let radii: [Double]
    let deviation: Double
    let offset: [Double]
    let opacity: Double
  }

  struct Stroke: Decodable {
    let points: [[Double]]
    let width: Double
    let cap: String
    let join: String
    let dash: [Double]
    let closed: Bool
  }

  struct Line: Decodable {
    let string: String
    let size: Double
    let origin: [Double]
  }

  struct Turn: Decodable {
    let degrees: Double
    let axis: String
  }

  let boxes: [RoundedBox]
  let linear: [Ramp]
  let radial: [Ramp]
  let conic: [Ramp]
  let shadows: [Cast]
  let strokes: [Stroke]
  let text: [Line]
  let flips: [Turn]
}

extension [Double] {
  var point: CGPoint { CGPoint(x: self[0], y: self[1]) }
  var size: CGSize { CGSize(width: self[0], height: self[1]) }
  var radii: CornerRadii {
    CornerRadii(topLeft: self[0], topRight: self[1], bottomRight: self[2], bottomLeft: self[3])
  }
}
