#include "CInterfaceBuilder.h"

// UIKit's names live below the room that reads documents, and must not know it. So the room makes
// itself known, before `main` runs; a program that is linked without it does not link this either.
__attribute__((constructor)) static void register_interface_builder(void) {
  transrender_register_interface_builder();
}
