import Foundation

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView !== self else { return }
    recognizer.attachedView?.detach(recognizer)
    recognizerList.append(recognizer)
    recognizer.attachedView = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView === self else { return }
    recognizer.giveUp()
    recognizerList.removeAll { $0 === recognizer }
    recognizer.attachedView = nil
  }
}
