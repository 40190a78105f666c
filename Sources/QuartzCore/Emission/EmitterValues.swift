import CoreGraphics
import Foundation
import Geometry

/// The values of a `CAEmitterLayer`.
struct EmitterValues: Equatable {
  var birthRate: Float = 1
  var lifetime: Float = 1
  var position = CGPoint.zero
  var zPosition = CGFloat.zero
  var size = CGSize.zero
  var depth = CGFloat.zero
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var order = CAEmitterLayerRenderMode.unordered
  var preservesDepth = false
  var velocity: Float = 1
  var scale: Float = 1
  var spin: Float = 1
  var seed: UInt32 = 0
  var cells: [CellValues] = []
}

/// The values of a `CAEmitterCell`.
struct CellValues: Equatable {
  var name: String?
  var isEnabled = true
  var birthRate: Float = 0
  var beginTime: Double = 0
  /// 0 for ever.
  var duration: Double = 0
  var lifetime = Ranged()
  var latitude = CGFloat.zero
  var longitude = CGFloat.zero
  var spread = CGFloat.zero
  var velocity = Ranged()
  var acceleration = CGVector.zero
  var scale = Ranged(1)
  var scaleSpeed = CGFloat.zero
  var spin = Ranged()
  var color: CGColor? = .white
  /// Red, green, blue, alpha.
  var colorRanges: [Float] = [0, 0, 0, 0]
  var colorSpeeds: [Float] = [0, 0, 0, 0]
  var image: CGImage?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
  var magnification = CALayerContentsFilter.linear
  var minification = CALayerContentsFilter.linear
  var cells: [CellValues] = []

  /// A value that differs by at most half of `range` from particle to particle.
  struct Ranged: Equatable {
    var mean = CGFloat.zero
    var range = CGFloat.zero

    init(_ mean: CGFloat = 0) {
      self.mean = mean
    }

    /// `share` in [0, 1).
    func value(_ share: Double) -> Double { Double(mean) + Double(range) * (share - 0.5) }
  }

  static func == (left: CellValues, right: CellValues) -> Bool {
    left.image === right.image && left.row == right.row
      && left.cells == right.cells
  }

  /// Everything that is compared by value.
  private var row: [AnyHashable] {
    [
      name, isEnabled, birthRate, beginTime, duration, lifetime.mean, lifetime.range, latitude,
      longitude, spread, velocity.mean, velocity.range, acceleration.dx, acceleration.dy,
      scale.mean, scale.range, scaleSpeed, spin.mean, spin.range, color, colorRanges, colorSpeeds,
      contentsRect.origin.x, contentsRect.origin.y, contentsRect.width, contentsRect.height,
      contentsScale, magnification.rawValue, minification.rawValue,
    ]
  }
}
