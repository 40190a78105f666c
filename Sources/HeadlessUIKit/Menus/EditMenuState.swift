import Geometry
import VirtualTime

/// The edit menu of a stage, which the one controller of all stages shows and hides.
final class EditMenuState: StagePart {
  var isVisible = false
  var items: [UIMenuItem]?
  var frame = CGRect.zero
}
