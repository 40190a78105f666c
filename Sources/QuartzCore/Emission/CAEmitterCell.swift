import CoreGraphics
public import Foundation
public import Geometry

/// One kind of particle of a `CAEmitterLayer`.
///
/// A layer takes a copy when it is given its cells; later changes reach it by
/// `setValue(_:forKeyPath: "emitterCells.name.birthRate")`, as on a device.
open class CAEmitterCell: NSObject, CAMediaTiming {
  var values = CellValues()

  public override init() {
    super.init()
  }

  open var name: String? {
    get { values.name }
    set { values.name = newValue }
  }
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }
  /// Particles a second.
  open var birthRate: Float {
    get { values.birthRate }
    set { values.birthRate = newValue }
  }
  open var lifetime: Float {
    get { Float(values.lifetime.mean) }
    set { values.lifetime.mean = CGFloat(newValue) }
  }
  open var lifetimeRange: Float {
    get { Float(values.lifetime.range) }
    set { values.lifetime.range = CGFloat(newValue) }
  }
  open var emissionLatitude: CGFloat {
    get { values.latitude }
    set { values.latitude = newValue }
  }
  open var emissionLongitude: CGFloat {
    get { values.longitude }
    set { values.longitude = newValue }
  }
  open var emissionRange: CGFloat {
    get { values.spread }
    set { values.spread = newValue }
  }
  open var velocity: CGFloat {
    get { values.velocity.mean }
    set { values.velocity.mean = newValue }
  }
  open var velocityRange: CGFloat {
    get { values.velocity.range }
    set { values.velocity.range = newValue }
  }
  open var xAcceleration: CGFloat {
    get { values.acceleration.dx }
    set { values.acceleration.dx = newValue }
  }
  open var yAcceleration: CGFloat {
    get { values.acceleration.dy }
    set { values.acceleration.dy = newValue }
  }
  /// Kept, but particles stay in the layer's plane.
  open var zAcceleration = CGFloat.zero
  open var scale: CGFloat {
    get { values.scale.mean }
    set { values.scale.mean = newValue }
  }
  open var scaleRange: CGFloat {
    get { values.scale.range }
    set { values.scale.range = newValue }
  }
  open var scaleSpeed: CGFloat {
    get { values.scaleSpeed }
    set { values.scaleSpeed = newValue }
  }
  open var spin: CGFloat {
    get { values.spin.mean }
    set { values.spin.mean = newValue }
  }
  open var spinRange: CGFloat {
    get { values.spin.range }
    set { values.spin.range = newValue }
  }

  // MARK: Looks

  open var color: CGColor? {
    get { values.color }
    set { values.color = newValue }
  }
  open var redRange: Float {
    get { values.colorRanges[0] }
    set { values.colorRanges[0] = newValue }
  }
  open var greenRange: Float {
    get { values.colorRanges[1] }
    set { values.colorRanges[1] = newValue }
  }
  open var blueRange: Float {
    get { values.colorRanges[2] }
    set { values.colorRanges[2] = newValue }
  }
  open var alphaRange: Float {
    get { values.colorRanges[3] }
    set { values.colorRanges[3] = newValue }
  }
  open var redSpeed: Float {
    get { values.colorSpeeds[0] }
    set { values.colorSpeeds[0] = newValue }
  }
  open var greenSpeed: Float {
    get { values.colorSpeeds[1] }
    set { values.colorSpeeds[1] = newValue }
  }
  open var blueSpeed: Float {
    get { values.colorSpeeds[2] }
    set { values.colorSpeeds[2] = newValue }
  }
  open var alphaSpeed: Float {
    get { values.colorSpeeds[3] }
    set { values.colorSpeeds[3] = newValue }
  }
  /// A `CGImage`.
  open var contents: Any? {
    get { values.image }
    set { values.image = newValue as? CGImage }
  }
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue }
  }
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { values.contentsScale = newValue }
  }
  open var magnificationFilter: String {
    get { values.magnification.rawValue }
    set { values.magnification = CALayerContentsFilter(rawValue: newValue) }
  }
  open var minificationFilter: String {
    get { values.minification.rawValue }
    set { values.minification = CALayerContentsFilter(rawValue: newValue) }
  }
  open var minificationFilterBias: Float = 0

  /// Particles that each particle emits.
  open var emitterCells: [CAEmitterCell]? {
    didSet { values.cells = (emitterCells ?? []).map(\.values) }
  }
  open var style: [AnyHashable: Any]?

  // MARK: Time

  /// When the cell begins to emit, in the time of its layer or of the particle that emits it.
  open var beginTime: CFTimeInterval {
    get { values.beginTime }
    set { values.beginTime = newValue }
  }
  /// How long it emits; for ever by default.
  open var duration: CFTimeInterval {
    get { values.duration }
    set { values.duration = newValue }
  }
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Keys

  open func setValue(_ value: Any?, forKey key: String) { values.set(key, value) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    values.set(keyPath.split(separator: ".").map(String.init), value)
  }
  open func value(forKey key: String) -> Any? { values.value(key) }
  open class func defaultValue(forKey key: String) -> Any? { CellValues().value(key) }
}
