public import Foundation
import Geometry
import VirtualTime

/// A layer that emits particles.
///
/// Where a particle is at any time follows from its birth alone, and each draws its variations from
/// its own birth number: every run shows the same ones.
open class CAEmitterLayer: CALayer {
  private var givenCells: [CAEmitterCell]?

  public override init() {
    super.init()
    values.special = .emitter(EmitterValues())
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    givenCells = (layer as? CAEmitterLayer)?.givenCells
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.special = .emitter(EmitterValues())
  }

  open var emitterCells: [CAEmitterCell]? {
    get { givenCells }
    set {
      givenCells = newValue
      change(nil, \.emitter.cells, to: (newValue ?? []).map(\.values))
    }
  }
  /// Multiplies the rates of the cells.
  open var birthRate: Float {
    get { values.emitter.birthRate }
    set { change(nil, \.emitter.birthRate, to: newValue) }
  }
  open var lifetime: Float {
    get { values.emitter.lifetime }
    set { change(nil, \.emitter.lifetime, to: newValue) }
  }
  open var emitterPosition: CGPoint {
    get { values.emitter.position }
    set { change(nil, \.emitter.position, to: newValue) }
  }
  open var emitterZPosition: CGFloat {
    get { values.emitter.zPosition }
    set { change(nil, \.emitter.zPosition, to: newValue) }
  }
  open var emitterSize: CGSize {
    get { values.emitter.size }
    set { change(nil, \.emitter.size, to: newValue) }
  }
  open var emitterDepth: CGFloat {
    get { values.emitter.depth }
    set { change(nil, \.emitter.depth, to: newValue) }
  }
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { values.emitter.shape }
    set { change(nil, \.emitter.shape, to: newValue) }
  }
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { values.emitter.mode }
    set { change(nil, \.emitter.mode, to: newValue) }
  }
  open var renderMode: CAEmitterLayerRenderMode {
    get { values.emitter.order }
    set { change(nil, \.emitter.order, to: newValue) }
  }
  open var preservesDepth: Bool {
    get { values.emitter.preservesDepth }
    set { change(nil, \.emitter.preservesDepth, to: newValue) }
  }
  open var velocity: Float {
    get { values.emitter.velocity }
    set { change(nil, \.emitter.velocity, to: newValue) }
  }
  open var scale: Float {
    get { values.emitter.scale }
    set { change(nil, \.emitter.scale, to: newValue) }
  }
  open var spin: Float {
    get { values.emitter.spin }
    set { change(nil, \.emitter.spin, to: newValue) }
  }
  open var seed: UInt32 {
    get { values.emitter.seed }
    set { change(nil, \.emitter.seed, to: newValue) }
  }

  // MARK: Keys

  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard keys.count > 2, keys[0] == "emitterCells" else {
      super.setValue(value, forKeyPath: keyPath)
      return
    }
    var cells = values.emitter.cells
    for index in cells.indices where cells[index].name == keys[1] {
      cells[index].set(Array(keys.dropFirst(2)), value)
    }
    change(nil, \.emitter.cells, to: cells)
  }

  open override func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard keys.count == 3, keys[0] == "emitterCells" else {
      return super.value(forKeyPath: keyPath)
    }
    return values.emitter.cells.first { $0.name == keys[1] }?.value(keys[2])
  }
}

extension LayerValues {
  fileprivate(set) var emitter: EmitterValues {
    get { if case .emitter(let value) = special { value } else { EmitterValues() } }
    set { special = .emitter(newValue) }
  }
}
