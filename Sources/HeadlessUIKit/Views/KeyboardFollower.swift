/// Is notified when the keyboard appears, moves or disappears.
@MainActor
protocol KeyboardFollower: UIView {
  func keyboardMoved()
}
