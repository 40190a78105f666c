/// What a font of a file is called, and what it looks like.
struct FontDescription {
  let postScriptName: String
  /// By which it is found, its PostScript name among them.
  let names: Set<String>
  let fullName: String
  let family: String
  let style: String
  let weight: FontWeight
  let isItalic: Bool

  init(_ tables: FontTables, _ own: OutlineNames) throws(FontFault) {
    guard let name = own.postScript ?? own.full ?? own.family else {
      throw .damaged(table: "name")
    }
    postScriptName = name
    names = own.all.union([name])
    fullName = own.full ?? name
    family = own.family ?? name
    style = own.style ?? "Regular"
    (weight, isItalic) = (tables.weight, tables.isItalic)
  }

  /// A named look of a variable font.
  ///
  /// [W] iOS lists them as `Inter-Regular_Bold` and `Inter-Italic_Bold-Italic`. What the file
  /// calls them is taken as well.  [I]
  init(_ instance: FontInstance, of font: FontDescription) {
    let look = instance.style.split(separator: " ").joined(separator: "-")
    let listed = font.postScriptName + "_" + look
    postScriptName = listed
    names = Set([listed, instance.postScriptName].compactMap(\.self))
    fullName = font.family + " " + instance.style
    family = font.family
    style = instance.style
    weight = instance.weight.map { FontWeight(number: Int($0)) } ?? font.weight
    isItalic = font.isItalic || instance.isSlanted
  }
}
