/// The plan of the house: which room may import what, besides the rooms it may not see.
///
/// One row a room. `system` lists toolchain modules; C libraries and other rooms stand in `uses`.
struct Room {
  let name: String
  let uses: Set<String>
  let system: Set<String>

  init(_ name: String, uses: Set<String> = [], system: Set<String> = []) {
    self.name = name
    self.uses = uses
    self.system = system
  }
}

enum House {
  static let rooms: [Room] = [
    Room("Timeline", system: ["Glibc"]),
    Room("Geometry", uses: ["Timeline"], system: ["Foundation"]),
    Room("Bitmap", uses: ["CXXHash"], system: ["Glibc", "Synchronization"]),
    Room(
      "Imaging",
      uses: [
        "Bitmap", "CPNGRows", "CISAL", "CDeflate", "CZlib", "CSPNG", "CGIF", "CLZW", "CQuantizer",
        "CVP8L", "CWebP", "CJPEG", "CVPX",
      ],
      system: ["Foundation", "Glibc", "Synchronization"]
    ),
    Room(
      "Typography",
      uses: ["Geometry", "CPango"],
      system: ["Foundation", "Synchronization"]
    ),
    Room("ConstraintSolver"),
    Room("Physics", uses: ["Geometry"], system: ["Foundation"]),
    Room("Porting"),
    Room("DataModels", system: ["Foundation"]),
    Room("Scene", uses: ["Geometry", "Bitmap"], system: ["Foundation"]),
    Room("Catalogue", uses: ["Scene", "Geometry", "Timeline"], system: ["Foundation"]),
    Room(
      "Symbols",
      uses: ["Scene", "Geometry", "Typography"],
      system: ["Foundation", "Synchronization"]
    ),
    Room(
      "VectorImages",
      uses: ["Scene", "Geometry", "Bitmap", "Imaging", "CZlib"],
      system: ["Foundation", "FoundationXML"]
    ),
    Room(
      "CairoRenderer",
      uses: ["Scene", "Geometry", "Bitmap", "CPixels", "CCairo"],
      system: ["Foundation", "Glibc"]
    ),
    Room(
      "VirtualTime",
      uses: ["Timeline", "Scene"],
      system: ["CoreFoundation", "Dispatch", "Foundation", "Synchronization"]
    ),
    Room("Predicates", uses: ["VirtualTime"], system: ["Foundation"]),
    Room(
      "CoreGraphics",
      uses: ["VirtualTime", "Scene", "Geometry", "Bitmap"],
      system: ["Foundation"]
    ),
    Room(
      "QuartzCore",
      uses: ["VirtualTime", "CoreGraphics", "Catalogue", "Scene", "Geometry", "Timeline"],
      system: ["Foundation"]
    ),
    Room(
      "HeadlessUIKit",
      uses: [
        "Timeline", "Geometry", "Bitmap", "Imaging", "Typography", "ConstraintSolver", "Physics",
        "Scene", "Catalogue", "Symbols", "VectorImages", "VirtualTime", "Predicates",
        "CoreGraphics", "QuartzCore",
      ],
      system: ["CoreFoundation", "Dispatch", "Foundation"]
    ),
    Room(
      "CoreImage",
      uses: [
        "VirtualTime", "CoreGraphics", "CairoRenderer", "Scene", "Geometry", "Bitmap", "Imaging",
        "CLight",
      ],
      system: ["Foundation"]
    ),
    Room(
      "AppleNames/UIKit",
      uses: [
        "CoreGraphics", "CoreImage", "HeadlessUIKit", "Geometry", "Bitmap", "Imaging", "Scene",
        "CairoRenderer", "Predicates",
      ],
      system: ["Dispatch", "Foundation"]
    ),
    Room(
      "FrameExport",
      uses: ["Scene", "Bitmap", "CairoRenderer", "Imaging"],
      system: ["Foundation", "Glibc", "Synchronization"]
    ),
    Room(
      "ScreenFile",
      uses: ["HeadlessUIKit", "Scene", "Geometry", "Bitmap", "Imaging", "Symbols", "Timeline"],
      system: ["Foundation", "Glibc"]
    ),
    Room(
      "ApplePlaceholders",
      uses: ["HeadlessUIKit", "QuartzCore", "CoreImage", "Geometry", "Typography"],
      system: ["Dispatch", "Foundation", "FoundationNetworking"]
    ),
    Room(
      "SwiftUIPlaceholders",
      uses: ["HeadlessUIKit", "HeadlessCombine"],
      system: ["Foundation", "Observation"]
    ),
    Room(
      "HeadlessCombine",
      uses: ["VirtualTime", "QuartzCore", "Timeline"],
      system: ["Dispatch", "Foundation", "FoundationNetworking"]
    ),
    Room(
      "HeadlessCoreData",
      uses: ["VirtualTime", "Predicates", "DataModels"],
      system: ["Dispatch", "Foundation"]
    ),
    Room("HeadlessCrypto", uses: [], system: ["Foundation"]),
    Room(
      "InterfaceBuilder",
      uses: ["HeadlessUIKit", "Geometry"],
      system: ["Foundation", "FoundationXML", "Swift"]
    ),
    Room(
      "Player",
      uses: ["FrameExport", "CairoRenderer", "Scene", "Geometry", "Bitmap", "Imaging"],
      system: ["Foundation", "Synchronization"]
    ),
    Room("ImageComparison", uses: ["Bitmap", "CPixels"], system: ["Foundation"]),
    Room(
      "TransitionSnapshots",
      uses: [
        "FrameExport", "ImageComparison", "HeadlessUIKit", "CairoRenderer", "Scene", "Typography",
        "Imaging", "Bitmap", "Geometry", "Timeline",
      ],
      system: ["Foundation", "Glibc", "Synchronization"]
    ),
    Room(
      "TransitionSnapshotsTesting",
      uses: ["TransitionSnapshots", "HeadlessUIKit"],
      system: ["Foundation", "Testing"]
    ),
    Room(
      "TransitionSnapshotsXCTest",
      uses: ["TransitionSnapshots", "HeadlessUIKit"],
      system: ["Foundation", "XCTest"]
    ),
    Room(
      "TransrenderCommand",
      uses: [
        "FrameExport", "CairoRenderer", "Scene", "Catalogue", "Geometry", "Bitmap", "Timeline",
        "Typography", "Imaging", "ImageComparison", "HeadlessUIKit", "ScreenFile", "CCairo",
        "TransitionSnapshots", "Porting", "InterfaceBuilder", "Player", "DataModels",
      ],
      system: ["Foundation", "Glibc", "Synchronization"]
    ),
    Room("PortingTool", uses: ["Porting", "DataModels"], system: ["Foundation"]),
    Room("PortUIKit", system: ["Foundation", "PackagePlugin"]),
    Room("transrender", uses: ["TransrenderCommand"]),
  ]

  /// Folders of `Sources` that hold several small targets, or C alone, instead of a Swift room.
  static let groups: Set<String> = ["AppleNames", "CLibraries", "CPixels", "Transrender.docc"]
}
