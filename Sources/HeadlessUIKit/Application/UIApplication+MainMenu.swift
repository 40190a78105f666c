extension UIApplication {
  /// [D] The app and its delegate change the menu bar, which is not drawn.
  func buildMainMenu() {
    needsMainMenu = false
    let builder = MenuBuilder(.main, root: .bar)
    buildMenu(with: builder)
    (delegate as? UIResponder)?.buildMenu(with: builder)
    mainMenu = builder.root
  }

  /// Builds the menu bar once, with the turn.
  func setNeedsMainMenu() {
    guard !needsMainMenu, let core = stage?.core else { return }
    needsMainMenu = true
    core.queue.later { [self] in buildMainMenu() }
  }
}
