extension Rule {
  /// What an image picker gives its delegate, which had strings as keys before Swift 4.2:
  /// `didFinishPickingMediaWithInfo info: [String: Any]`.
  ///
  /// A function with other types would not be the delegate's, and nobody would call it.
  static let pickedMedia = Rule(name: "picked media") { draft in
    let told = "imagePickerController(_:didFinishPickingMediaWithInfo:)"
    for (number, file) in draft.module.sources.enumerated() {
      for declaration in file.declarations where declaration.fullName == told {
        let type = declaration.parameters[1].type
        let text = file.flat(type).filter { $0 != " " }
        guard file.isActive[declaration.nameToken],
          ["[String:Any]", "[String:AnyObject]", "[NSObject:AnyObject]"].contains(text)
        else { continue }
        draft.replace(type, in: number, by: "[UIImagePickerController.InfoKey: Any]")
        draft.rewrote(
          "keys of picked media",
          by: "picked media",
          at: type.lowerBound,
          in: number
        )
      }
    }
  }
}
