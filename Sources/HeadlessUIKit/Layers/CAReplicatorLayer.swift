public import Foundation
public import Geometry

/// A layer that shows its sublayers several times, each copy moved and delayed.
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
  open var instanceAlphaOffset: Float {
    get { values.replicator.alphaOffset }
    set { change(.instanceAlphaOffset, \.replicator.alphaOffset, to: newValue) }
  }

  open override func presentation() -> CAReplicatorLayer? {
    presentationCopy { CAReplicatorLayer(layer: $0) }
  }
}

extension LayerValues {
  fileprivate(set) var replicator: ReplicatorValues {
    get { if case .replicator(let value) = special { value } else { ReplicatorValues() } }
    set { special = .replicator(newValue) }
  }
}
