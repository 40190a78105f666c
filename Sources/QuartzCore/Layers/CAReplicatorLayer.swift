import VirtualTime
public import Foundation
public import Geometry

/// A layer that shows its sublayers several times, each copy transformed and delayed.
open class CAReplicatorLayer: CALayer {
  public override init() {
    super.init()
    values.special = .replicator(ReplicatorValues())
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.special = .replicator(ReplicatorValues())
  }

  open var instanceCount: Int {
    get { values.replicator.instanceCount }
    set { change(.instanceCount, \.replicator.instanceCount, to: newValue) }
  }
  open var preservesDepth: Bool {
    get { values.replicator.preservesDepth }
    set { change(nil, \.replicator.preservesDepth, to: newValue) }
  }
  open var instanceDelay: CFTimeInterval {
    get { values.replicator.instanceDelay }
    set { change(.instanceDelay, \.replicator.instanceDelay, to: newValue) }
  }
  open var instanceTransform: CATransform3D {
    get { values.replicator.instanceTransform }
    set { change(.instanceTransform, \.replicator.instanceTransform, to: newValue) }
  }
  /// Multiplies the colours of the first instance.
  open var instanceColor: CGColor? {
    get { values.replicator.instanceColor }
    set { change(.instanceColor, \.replicator.instanceColor, to: newValue) }
  }
  open var instanceRedOffset: Float {
    get { values.replicator.redOffset }
    set { change(.instanceRedOffset, \.replicator.redOffset, to: newValue) }
  }
  open var instanceGreenOffset: Float {
    get { values.replicator.greenOffset }
    set { change(.instanceGreenOffset, \.replicator.greenOffset, to: newValue) }
  }
  open var instanceBlueOffset: Float {
    get { values.replicator.blueOffset }
    set { change(.instanceBlueOffset, \.replicator.blueOffset, to: newValue) }
  }
  open var instanceAlphaOffset: Float {
    get { values.replicator.alphaOffset }
    set { change(.instanceAlphaOffset, \.replicator.alphaOffset, to: newValue) }
  }

}

extension LayerValues {
  fileprivate(set) var replicator: ReplicatorValues {
    get { if case .replicator(let value) = special { value } else { ReplicatorValues() } }
    set { special = .replicator(newValue) }
  }
}
