import Foundation

extension UICollectionViewCell: ConfiguredCell {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isReordering = isReordering
    return state
  }

  func callUpdateHandler() { configurationUpdateHandler?(self, configurationState) }
}
