/// A change of a model value inside an animation block.
package struct LayerChange {
  package let layer: CALayer
  package let key: LayerKeyPath
  package let old: AnimatableValue
  package let new: AnimatableValue

  package init(layer: CALayer, key: LayerKeyPath, old: AnimatableValue, new: AnimatableValue) {
    (self.layer, self.key, self.old, self.new) = (layer, key, old, new)
  }
}
