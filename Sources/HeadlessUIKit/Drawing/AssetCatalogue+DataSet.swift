import Foundation

/// The `Contents.json` of a data set.
struct DataSet: Decodable {
  struct File: Decodable {
    enum CodingKeys: String, CodingKey {
      case filename, idiom
      case type = "universal-type-identifier"
    }

    var filename: String?
    var idiom: String?
    var type: String?

    func isMade(for wanted: String) -> Bool { (idiom ?? "universal") == wanted }
  }

  var data: [File]

  /// [D] The file for the device, or else the one for any device.
  func file(for idiom: String) -> File? {
    // A path could lead out of the set.
    let named = data.filter { $0.filename.map { !$0.contains("/") } ?? false }
    return named.first { $0.isMade(for: idiom) } ?? named.first { $0.isMade(for: "universal") }
  }
}

extension AssetCatalogue {
  /// The data of that name for this device, and what kind they are.
  func data(_ name: String) -> (data: Data, type: String)? {
    let isPad = UITraitCollection.current.userInterfaceIdiom == .pad
    guard let folder = folder(name, kind: "dataset"),
      let file = contents(of: folder, as: DataSet.self)?.file(for: isPad ? "ipad" : "iphone"),
      let filename = file.filename,
      let data = FileManager.default.contents(atPath: folder.appending(path: filename).path)
    else { return nil }
    let ending = URL(filePath: filename).pathExtension
    let type = file.type ?? UTType(filenameExtension: ending)?.identifier ?? UTType.data.identifier
    return (data, type)
  }
}
