extension UIImage {
  /// As bars and configured buttons show it: in their own colour, unless it asks for something.
  var asTemplateByDefault: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
